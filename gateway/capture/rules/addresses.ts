import { ADDRESS } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const STREET = new RegExp(
  String.raw`(?:\p{L}[\p{L}.'-]*(?:${anyOf("streetSuffixes")})\s+\d+\s?[a-z]?(?:\s?[-–]\s?\d+)?|\d+[a-z]?(?:,|${anyOf("houseNumberAdditions")})?\s+(?:${anyOf("streetsAfterNumber")})\s[^,\n]{3,40}|(?:${anyOf("streetsBeforeNumber")})\s?[^,\n]{2,40}?,?\s+(?:n[ºo.]\s?)?\d+[a-z]?|\d{1,5}\s+\p{Lu}[\p{L}' ]{2,30}\s(?:${anyOf("streetsAfterName")}))`,
  "u",
);
const POSTCODE =
  /(?:\d{4,5}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{2} \d{5})(?![\p{L}\d])/u;

/** Reads a postal address: a street with its number and, beside or below it, a postcode. */
export function readAddresses({ advert }: RuleContext, isAgency: boolean): Finding[] {
  for (const line of advert.lines) {
    // A house has a number, most lines have none.
    const street = /\d/.test(line.text) ? STREET.exec(line.text) : null;
    if (!street) continue;
    const next = advert.lines[line.index + 1];
    const rest = line.text.slice(street.index);
    const field = isAgency ? "recruitmentAgencyAddress" : "companyAddress";
    if (POSTCODE.test(rest.slice(street[0].length))) {
      const end = /^[^;|\n]{0,110}?(?=$|[;|]|\. |\s[–-]\s)/u.exec(rest)?.[0] ?? rest.slice(0, 110);
      return [
        finding(
          field,
          advert,
          { start: line.start + street.index, end: line.start + street.index + end.trimEnd().length },
          ADDRESS.inLine,
        ),
      ];
    }
    if (next && next.text.length <= 60 && POSTCODE.test(next.text)) {
      const value = `${rest.replace(/[,;\s]+$/, "")}, ${next.text}`;
      return [finding(field, advert, { start: line.start + street.index, end: next.end }, ADDRESS.overTwoLines, value)];
    }
  }
  return [];
}
