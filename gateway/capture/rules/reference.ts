import { REFERENCE } from "./weights.js";
import { anyOf } from "../languages/all-words.js";
import { foldedPattern } from "../languages/fold.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const CODE = /[\p{L}\p{N}#][\p{L}\p{N}./_#-]*(?: ?[/-] ?[\p{L}\p{N}._-]+)*/u;
const INLINE = foldedPattern(
  String.raw`(?<![a-z])(?:(?:${anyOf("referenceNouns")})[- ]?(?:ref(?:${anyOf("referenceEndings")})?|${anyOf("referenceNumberWords")})|ref(?:${anyOf("referenceEndings")})?(?:[- ]?(?:${anyOf("referenceAfterRef")}))?|${anyOf("referenceNames")})\.?\s*(?:n[°ºo]\.?|:|#|=|${anyOf("referenceBeforeCode")})?\s*[:#]?\s*((?:[a-z]{2,6} (?=\d{4}\/))?[a-z0-9][a-z0-9./_#-]*\d[a-z0-9./_-]*)(?![a-z0-9@])`,
  "gu",
);

// "BW/4471/GO": letters and digits in groups are a reference in the title and in the text on how to apply.
const GROUPED =
  /(?<![\p{L}\p{N}/@.-])(?=[A-Z/-]{0,12}\d)[A-Z]{1,8}\d{0,2}(?:[/-][A-Z0-9]{1,8}){1,4}(?![\p{L}\p{N}/@])/gu;
const NORM = /^(?:ISO|DIN|EN|IEC|COVID|TVOD|TV|MS|A|B|C|E|SQL|HTTP|UTF|CO|PM|GPT|DSG|GDPR|CCNL|L|S|ART)[-/]/;
/** How near "quote" or "number" stands before the code where the line is not about how to apply. */
const QUOTING_BEFORE = 22;
const QUOTING = foldedPattern(String.raw`${anyOf("quoting")}`);

/** Reads the advert's reference: labelled, or named inside a sentence. */
export function readReference({ advert, labels, sections }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "referenceNumber")) {
    const code = CODE.exec(label.value)?.[0].replace(/[./_#-]+$/, "");
    if (code === undefined || code.length > 32 || !looksLikeCode(code, label.value)) continue;
    const start = label.start + label.value.indexOf(code);
    findings.push(
      finding(
        "referenceNumber",
        advert,
        { start, end: start + code.length },
        label.isBelow ? REFERENCE.labelledBelow : REFERENCE.labelled,
      ),
    );
  }
  for (const line of advert.lines)
    for (const match of line.folded.matchAll(INLINE)) {
      const code = (match[1] ?? "").replace(/[./_#-]+$/, "");
      if (!looksLikeCode(code, code)) continue;
      const start = line.start + match.index + match[0].lastIndexOf(match[1] ?? "");
      findings.push(finding("referenceNumber", advert, { start, end: start + code.length }, REFERENCE.named));
    }
  for (const line of advert.lines)
    for (const match of line.text.matchAll(GROUPED)) {
      const [code] = match;
      const isAsked = QUOTING.test(line.folded.slice(Math.max(0, match.index - QUOTING_BEFORE), match.index));
      const isInOther = sections.sections[line.index] === "other" && QUOTING.test(line.folded);
      const isNamed = line.index < 3 || isAsked || isInOther;
      if (!isNamed || NORM.test(code) || code.replace(/\D/g, "").length < 2) continue;
      const start = line.start + match.index;
      findings.push(finding("referenceNumber", advert, { start, end: start + code.length }, REFERENCE.grouped));
    }
  return findings;
}

function looksLikeCode(code: string, value: string): boolean {
  if (/[@]|https?:|www\./.test(value)) return false;
  if (/\d/.test(code))
    return code.length >= 3 && !/^(?:19|20)\d\d$/.test(code) && !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(code);
  return code === value && code.length <= 20 && /^[A-Z]{2,}[A-Z./_-]*$/.test(code);
}
