import { wordsOf } from "./words-of.js";

/** Up to four words of legal forms as `wordsOf` returns them, without full stops; more would take quadratic time. */
const LEGAL_FORM = new RegExp(
  "(?: (?:g?gmbh|mbh|ag|se|kgaa|kg|ug|ohg|haftungsbeschrankt|ev|ek|eg|co|company limited|private|pty|pvt|ltd|limited|plc|llc|llp|" +
    "inc|incorporated|corp|corporation|bv|b v|nv|n v|vof|sa de cv|sas?u?|s a|sarl|snc|srls?|s r l|spa|s p a|slu?|s l|ltda|lda|" +
    "ab|asa|as|a s|aps|oyj?|spol|sro|s r o|sp z oo|sp z o o|doo|d o o|kft|zrt)){1,4}$",
);
/** What a company's name may have or lack in the adverts of one company. */
const DESCRIPTION =
  "(?: (?:technology|technologies|tech|software|systems|solutions|services|group|gruppe|groupe|holding|holdings|international|global|" +
  "europe|deutschland|germany|osterreich|austria|schweiz|switzerland|uk|usa|france|espana|italia|nederland)){1,3}$";
const DESCRIPTION_END = new RegExp(DESCRIPTION);
/** The shortest name that is recognized without its description. */
const NAME_MIN = 4;

/**
 * Returns a company's name without its legal form, which people write or leave out; a name that is nothing else keeps
 * it.
 */
export function companyKeyOf(name: string | null | undefined): string | null {
  return wordsOf(name?.replaceAll(".", "")).replace(LEGAL_FORM, "") || null;
}

/** Returns whether one of two keys is the other with a description, such as "acme technologies" and "acme". */
export function isLongerName(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return false;
  return shortNameOf(one) === other || shortNameOf(other) === one;
}

/** Returns a key without its description; null when it has none, or is too short without it. */
export function shortNameOf(key: string | null): string | null {
  const short = key?.replace(DESCRIPTION_END, "") ?? "";
  return short === key || short.length < NAME_MIN ? null : short;
}

/** Returns the condition that one of two keys is the other with a description, for SQL; like `isLongerName`. */
export function longerNameSql(column: string, key: string, short: string): string {
  return `(${column} = ${short} or (length(${key}) >= ${NAME_MIN} and ${column} <> ${key}
    and regexp_replace(${column}, '${DESCRIPTION}', '') = ${key}))`;
}
