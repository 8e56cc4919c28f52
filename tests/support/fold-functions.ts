import {
  ARTICLE,
  AS_TWO_LETTERS,
  BETWEEN_WORDS,
  INNER_SIGNS,
  LEFT_OUT,
  LETTERS,
  LONE_ACCENT,
  LONG_LETTERS,
  LOOSE_SIGNS,
  TEXT_CHARACTERS_MAX,
  UNSPACED,
  WORD_CHARACTERS_MAX,
  type Respelling,
} from "../../schema/fold-letters.js";

const BEYOND_ASCII = "[^\\u0001-\\u007f]";
const HEAD = "LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE";

/** Returns a text of JavaScript's escapes as one of PostgreSQL's regular expressions, quoted. */
function pattern(source: string): string {
  const escaped = source.replace(/\\u\{([0-9a-f]+)\}/giu, (_, code: string) => `\\U${code.padStart(8, "0")}`);
  return quote(Array.from(escaped, (character) => (isPlain(character) ? character : escape(character))).join(""));
}

function isPlain(character: string): boolean {
  return /[ -~]/.test(character) && character !== "`";
}

function escape(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the characters themselves, which no editor shows well, as a literal with escapes. */
function characters(text: string): string {
  const escaped = Array.from(text, (character) => (isPlain(character) ? character : escape(character))).join("");
  return escaped === text ? quote(text) : `E${quote(escaped)}`;
}

function replacing(text: string, rules: readonly Respelling[]): string {
  return rules.reduce(
    (sql, { from, to }) =>
      `replace(${sql}, ${characters(from.replace(/\\u([0-9a-f]{4})/gu, (_, code: string) => String.fromCodePoint(parseInt(code, 16))))}, ${quote(to)})`,
    text,
  );
}

/**
 * The functions by which the database folds what it stores, made from the table of letters (schema/fold-letters.ts); the
 * migration that creates them has exactly these texts.
 */
export const FOLD_FUNCTIONS: readonly string[] = [
  `CREATE FUNCTION fold_letters(given text, as_two boolean) RETURNS text ${HEAD} AS $$
      DECLARE
        folded text;
      BEGIN
        IF given !~ '${BEYOND_ASCII}' THEN
          RETURN lower(given);
        END IF;
        folded := lower(normalize(replace(given, ${characters(LONE_ACCENT)}, ''''), NFKD));
        IF as_two THEN
          folded := ${replacing("folded", AS_TWO_LETTERS)};
        END IF;
        folded := regexp_replace(folded, ${pattern(`[${LEFT_OUT}]`)}, '', 'g');
        folded := ${replacing("folded", LONG_LETTERS)};
${LETTERS.map(
  ({ script, from, to }) => `        IF folded ~ ${pattern(`[${script}]`)} THEN
          folded := translate(folded, ${characters(from)}, ${characters(to)});
        END IF;`,
).join("\n")}
        RETURN folded;
      END
    $$`,
  `CREATE FUNCTION split_words(folded text) RETURNS text[] ${HEAD} AS $$
      DECLARE
        parts text := translate(folded, ${characters(INNER_SIGNS)}, '${" ".repeat(Array.from(INNER_SIGNS).length)}');
        words text[] := '{}';
        run text;
      BEGIN
        IF folded ~ ${pattern(`\\S[${INNER_SIGNS}]\\S`)} THEN
          parts := parts || ' ' || translate(array_to_string(ARRAY(
            SELECT piece[1] FROM regexp_matches(folded, ${pattern(`\\S+[${INNER_SIGNS}]\\S+`)}, 'g') AS piece
          ), ' '), ${characters(INNER_SIGNS)}, '');
        END IF;
        IF parts ~ '[+#]' THEN
          parts := regexp_replace(parts, ${pattern(LOOSE_SIGNS)}, ' ', 'g');
        END IF;
        parts := regexp_replace(parts, ${pattern(`[${BETWEEN_WORDS}]+`)}, ' ', 'g');
        IF parts ~ ${pattern(`[${UNSPACED}]`)} THEN
          FOR run IN SELECT piece[1] FROM regexp_matches(parts, ${pattern(`[${UNSPACED}]+`)}, 'g') AS piece LOOP
            words := words || ARRAY(SELECT substr(run, place, 2) FROM generate_series(1, length(run)) AS place);
          END LOOP;
          parts := regexp_replace(parts, ${pattern(`[${UNSPACED}]+`)}, ' ', 'g');
        END IF;
        parts := regexp_replace(parts, '([^ ]{${WORD_CHARACTERS_MAX}})[^ ]+', '\\1', 'g');
        words := words || array_remove(string_to_array(parts, ' '), '');
        IF strpos(parts, ${characters(ARTICLE)}) > 0 THEN
          words := words || ARRAY(SELECT substr(word, 3) FROM unnest(words) AS word WHERE word ~ ${characters(`^${ARTICLE}...`)});
        END IF;
        RETURN words;
      END
    $$`,
  `CREATE FUNCTION text_words(given text) RETURNS text[] ${HEAD} STRICT COST 1000 AS $$
      DECLARE
        start text := left(given, ${TEXT_CHARACTERS_MAX});
        plain text := public.fold_letters(start, false);
        other text;
      BEGIN
        IF start ~ '${BEYOND_ASCII}' THEN
          other := public.fold_letters(start, true);
          IF other <> plain THEN
            RETURN public.split_words(plain) || public.split_words(other);
          END IF;
        END IF;
        RETURN public.split_words(plain);
      END
    $$`,
  `CREATE FUNCTION record_words(owner_id uuid, named text[], texts text[]) RETURNS tsvector ${HEAD} COST 10000 AS $$
      BEGIN
        RETURN array_to_tsvector(public.text_words(array_to_string(texts, ' ')) || ('@' || owner_id) || ARRAY(
          SELECT E'\\x01' || substr(word, place)
          FROM unnest(public.text_words(array_to_string(named, ' '))) AS word, generate_series(1, length(word)) AS place
        ));
      END
    $$`,
  `CREATE FUNCTION folded_entry(entry text) RETURNS text ${HEAD} STRICT AS $$
      DECLARE
        plain text := translate(public.fold_letters(entry, false), ${characters(INNER_SIGNS)}, '');
        other text;
      BEGIN
        IF entry ~ '${BEYOND_ASCII}' THEN
          other := translate(public.fold_letters(entry, true), ${characters(INNER_SIGNS)}, '');
          IF other <> plain THEN
            RETURN plain || ' ' || other;
          END IF;
        END IF;
        RETURN plain;
      END
    $$`,
  `CREATE FUNCTION entry_words(owner_id uuid, date timestamptz, entry text, sentence jsonb) RETURNS tsvector
      ${HEAD} COST 1000 AS $$
      DECLARE
        facts jsonb := sentence -> 'facts';
        words text[] := array_remove(ARRAY[
          E'\\x01' || owner_id || floor(date_part('epoch', date) / 2592000)::text,
          E'\\x01' || (sentence ->> 'key'),
          E'\\x01' || (facts ->> 'step'),
          E'\\x01' || (facts ->> 'from'),
          E'\\x01' || (facts ->> 'to'),
          CASE WHEN (sentence ->> 'undone')::integer > 0 THEN E'\\x01undone' END
        ], NULL);
        first text := ' ';
        second text := ' ';
        third text;
      BEGIN
        FOREACH third IN ARRAY string_to_array(public.folded_entry(entry) || '  ', NULL) LOOP
          IF first <> ' ' THEN
            words := words || (first || CASE WHEN second = ' ' THEN '' ELSE second || rtrim(third) END);
          END IF;
          first := second;
          second := third;
        END LOOP;
        RETURN array_to_tsvector(words);
      END
    $$`,
];
