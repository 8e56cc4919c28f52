import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const CODE = /[\p{L}\p{N}#][\p{L}\p{N}./_#-]*(?: ?[/-] ?[\p{L}\p{N}._-]+)*/u;
const INLINE =
  /(?<![a-z])(?:(?:job|stellen|vacancy|vacature|position|posting|requisition|offre|oferta|annons|annonse|stillings?|vaga|nabidky|oferty|vakanz|ausschreibungs)[- ]?(?:id|nr|no|ref(?:erenz|erence|erencia)?|nummer|number|code|kode|numero|cislo|kennziffer)|ref(?:erence|erenz|erentie|erencia|erens|eranse|erenc(?:ni|yjny))?(?:[- ]?(?:nr|no|number|nummer|code|kod|id|cislo|numero))?|reference|kennziffer|kenn-?nummer|chiffre|vacaturenummer|req(?:uisition)?[- ]?(?:id|no|number|nr|#)|job ?#|diarienummer|dnr|rif|annuncio|projektnummer|projectnummer|post no|avis|offre|vaga|codigo|cod|finn-?kode|nr ref|numer referencyjny)\.?\s*(?:nr\.?|no\.?|n[°ºo]\.?|annuncio|number|nummer|code|id|is|lautet|:|#|=)?\s*[:#]?\s*((?:[a-z]{2,6} (?=\d{4}\/))?[a-z0-9][a-z0-9./_#-]*\d[a-z0-9./_-]*)(?![a-z0-9@])/gu;

// "BW/4471/GO": letters and digits in groups are a reference in the title and where the advert says how to apply.
const GROUPED = /(?<![\p{L}\p{N}/@.-])(?=[A-Z/-]{0,12}\d)[A-Z]{1,8}(?:[/-][A-Z0-9]{1,8}){1,4}(?![\p{L}\p{N}/@])/gu;
const NORM = /^(?:ISO|DIN|EN|IEC|COVID|TVOD|TV|MS|A|B|C|E|SQL|HTTP|UTF|CO|PM|GPT|DSG|GDPR|CCNL|L|S|ART)[-/]/;
const QUOTING =
  /quot|ref|kennzif|betreff|angabe|asunto|subject|objet|onderwerp|oggetto|assunto|amne|mark|emne|temat|predmet|codigo|code|kod|cit(?:ing|ando)|vermeld|nummer|number|numero/;

/** Reads the advert's reference: labelled, or named inside a sentence. */
export function readReference({ advert, labels, sections }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "referenceNumber")) {
    const code = CODE.exec(label.value)?.[0].replace(/[./_#-]+$/, "");
    if (code === undefined || code.length > 32 || !looksLikeCode(code, label.value)) continue;
    const start = label.start + label.value.indexOf(code);
    findings.push(finding("referenceNumber", advert, { start, end: start + code.length }, label.isBelow ? 0.8 : 0.93));
  }
  for (const line of advert.lines)
    for (const match of line.folded.matchAll(INLINE)) {
      const code = (match[1] ?? "").replace(/[./_#-]+$/, "");
      if (!looksLikeCode(code, code)) continue;
      const start = line.start + match.index + match[0].lastIndexOf(match[1] ?? "");
      findings.push(finding("referenceNumber", advert, { start, end: start + code.length }, 0.85));
    }
  for (const line of advert.lines)
    for (const match of line.text.matchAll(GROUPED)) {
      const [code] = match;
      const isNamed = line.index < 3 || (sections.sections[line.index] === "other" && QUOTING.test(line.folded));
      if (!isNamed || NORM.test(code) || code.replace(/\D/g, "").length < 2) continue;
      const start = line.start + match.index;
      findings.push(finding("referenceNumber", advert, { start, end: start + code.length }, 0.65));
    }
  return findings;
}

function looksLikeCode(code: string, value: string): boolean {
  if (/[@]|https?:|www\./.test(value)) return false;
  if (/\d/.test(code))
    return code.length >= 3 && !/^(?:19|20)\d\d$/.test(code) && !/^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(code);
  return code === value && code.length <= 20 && /^[A-Z]{2,}[A-Z./_-]*$/.test(code);
}
