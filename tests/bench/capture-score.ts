/** The names by which a record of job details travels, in the order of the report. */
export const SHORT_FIELDS = [
  "jobTitle",
  "companyName",
  "recruitementAgency",
  "location",
  "salary",
  "term",
  "reference_numbers_or_ids",
  "published_date",
  "application_deadline",
] as const;
/** The names of the four sections. */
export const LONG_FIELDS = ["jobDescription", "jobResponsbilities", "jobRequirements", "perksAndBenefits"] as const;
/** A field that is scored. */
export type ScoredField = (typeof SHORT_FIELDS)[number] | (typeof LONG_FIELDS)[number];

const LEGAL = new Set(
  "gmbh ug ag se kg co inc llc ltd limited plc pte ab cjsc llp corp corporation sa sas sarl bv nv srl spa oy as haftungsbeschrankt".split(
    " ",
  ),
);
const COUNTRY: Readonly<Record<string, string>> = {
  deutschland: "germany",
  de: "germany",
  uk: "gb",
  usa: "us",
  fr: "france",
  au: "australia",
  osterreich: "austria",
  schweiz: "switzerland",
  nederland: "netherlands",
  cesko: "czechia",
  espana: "spain",
};
const TERMS: readonly (readonly [string, RegExp])[] = [
  [
    "Full-time",
    /full[\s_-]*time|vollzeit|temps plein|tiempo completo|jornada completa|tempo pieno|tempo integral|voltijds|fulltime|heltid|plny uvazek|pelny etat/,
  ],
  [
    "Part-time",
    /part[\s_-]*time|teilzeit|temps partiel|tiempo parcial|media jornada|tempo parziale|meio periodo|deeltijd|parttime|deltid|castecny uvazek|minijob|czesc etatu/,
  ],
  [
    "Contract",
    /contract(or)?\b|temporary|fixed[\s_-]*term|(?<!un)befristet|\bcdd\b|interim|freelance|zeitarbeit|bepaalde (duur|tijd)|temporal|determinato|visstid|alternance|apprentissage/,
  ],
  [
    "Internship",
    /intern(ship)?\b|praktik|stage\b|stagiaire|practicas|tirocinio|estagio|werkstudent|trainee|alternance|apprenti|co-?op/,
  ],
  [
    "Permanent",
    /permanent|unbefristet|festanstellung|\bcdi\b|indefinido|indeterminato|tillsvidare|vast dienstverband|\bclt\b|onbepaalde/,
  ],
];

/** Whether a predicted value counts as the accepted one, by the field's own rule. */
export function isHit(field: ScoredField, predicted: string, accepted: string): boolean {
  switch (field) {
    case "jobTitle":
      return titleKey(predicted) === titleKey(accepted);
    case "companyName":
    case "recruitementAgency":
      return companyKey(predicted) === companyKey(accepted);
    case "location":
      return (
        placeWords(predicted).join(" ") === placeWords(accepted).join(" ") ||
        overlap(placeWords(predicted), placeWords(accepted)) >= 0.7
      );
    case "salary":
      return sameSalary(predicted, accepted);
    case "term":
      return sameTerm(predicted, accepted);
    case "reference_numbers_or_ids":
      return sameReference(predicted, accepted);
    case "published_date":
    case "application_deadline":
      return predicted.trim() === accepted;
    default:
      return overlap(words(predicted), words(accepted)) >= 0.7;
  }
}

/** Token F1 of two word lists, counted with repetitions. */
export function overlap(predicted: readonly string[], accepted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of accepted) left.set(word, (left.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of predicted) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    if (count > 0) hits += 1;
  }
  return hits === 0 ? 0 : (2 * hits) / (predicted.length + accepted.length);
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d");
}

/** The words of a text without case, accents and signs. */
export function words(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function titleKey(text: string): string {
  const neutral = plain(text).replace(
    /\(?\b(m|w|f|d|h|x|gn|i)\s*[/|]\s*(m|w|f|d|h|x)(\s*[/|]\s*(m|w|f|d|x|i|gn))?\b\)?/g,
    " ",
  );
  return words(neutral.replace(/[*:]?innen\b|[*:_]in\b|[*:]r\b/g, "")).join(" ");
}

function companyKey(text: string): string {
  const all = words(text.replace(/&/g, " "));
  const core = all.filter((word, at) => !LEGAL.has(word) && !(at === 0 && word === "the"));
  return (core.length > 0 ? core : all).join(" ");
}

function placeWords(text: string): string[] {
  return words(
    plain(text)
      .replace(/united kingdom/g, "gb")
      .replace(/united states( of america)?/g, "us"),
  ).map((word) => COUNTRY[word] ?? word);
}

function sameSalary(predicted: string, accepted: string): boolean {
  const wanted = amounts(accepted);
  const found = amounts(predicted);
  if (wanted.length === 0) return found.length === 0 && overlap(words(predicted), words(accepted)) >= 0.7;
  if (wanted.join() !== found.join()) return false;
  const own = currencies(predicted);
  const other = currencies(accepted);
  return own.length === 0 || other.length === 0 || own.some((currency) => other.includes(currency));
}

function amounts(text: string): number[] {
  const found = [
    ...text.matchAll(/(\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s*(k\b|K\b|k€|t€|T€)?/g),
  ].map(([, digits = "", thousand]) => {
    const number = readAmount(digits.replace(/['’\u00a0\u202f ]/g, ""));
    return thousand === undefined ? number : number * 1000;
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

function readAmount(text: string): number {
  const mark = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (mark === -1) return Number(text);
  const isGroup = text.length - mark - 1 === 3 && !text.startsWith("0");
  if (isGroup || text.split(text.charAt(mark)).length > 2) return Number(text.replace(/[.,]/g, ""));
  return Number(`${text.slice(0, mark).replace(/[.,]/g, "")}.${text.slice(mark + 1)}`);
}

function currencies(text: string): string[] {
  const upper = ` ${text.toUpperCase()} `;
  const signs: readonly (readonly [RegExp, string])[] = [
    [/€|EUR/, "EUR"],
    [/£|GBP/, "GBP"],
    [/R\$|BRL/, "BRL"],
    [/(^|[^RA-Z])\$|USD|AUD|CAD|A\$/, "$"],
    [/CZK|KČ/, "CZK"],
    [/CHF/, "CHF"],
    [/SEK|\bKR\b/, "SEK"],
    [/PLN|ZŁ/, "PLN"],
    [/INR|₹/, "INR"],
  ];
  return signs.filter(([sign]) => sign.test(upper)).map(([, currency]) => currency);
}

function sameTerm(predicted: string, accepted: string): boolean {
  const find = (text: string) => TERMS.filter(([, pattern]) => pattern.test(plain(text))).map(([term]) => term);
  const own = find(predicted);
  return own.length > 0
    ? own.some((term) => find(accepted).includes(term))
    : words(predicted).join() === words(accepted).join();
}

function sameReference(predicted: string, accepted: string): boolean {
  const ids = (text: string) =>
    text
      .split(/[,;\n]| und | and /)
      .map((part) => plain(part).replace(/[^\p{L}\p{N}]/gu, ""))
      .filter(Boolean);
  const own = ids(predicted);
  const other = ids(accepted);
  return (
    own.includes(other.join("")) ||
    own.join("") === other.join("") ||
    own.some((id) => id.length > 3 && other.includes(id))
  );
}
