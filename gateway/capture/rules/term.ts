import type { TermName } from "../languages/pack.js";
import type { Lexicon } from "../lexicon.js";
import { fold } from "../fold.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const ORDER: readonly TermName[] = ["Full-time", "Part-time", "Contract", "Internship", "Permanent"];
const JOB_WORD =
  /position|role|job|contract|employment|basis|stelle|anstellung|arbeit|vertrag|poste|contrat|puesto|contrato|jornada|functie|baan|dienst|posizione|contratto|vaga|regime|uvaz|pomer|smlouv|tjanst|anstallning|stilling|ansettelse|ansattelse|etat|umow|prac[ayei]|intern|stage|praktik/;

// What a contract may become later is not what it is.
const OUTLOOK =
  /(?:uitzicht op|perspectief op|kans op|option auf|aussicht auf|moglichkeit (?:der|einer|zur)|possibilite (?:de|d'un)|evolution vers|posibilidad de|possibilita di|possibilidade de|view to|possibility of|potential to become|mojlighet till|mulighet for|mulighed for|mozliwosc|moznost) (?:\S+ ){0,2}$/;

/** The kinds of employment that a few words name, in a fixed order. */
export function termsIn(text: string, lexicon: Lexicon): TermName[] {
  const folded = fold(text).replace(/[_]/g, " ");
  const found = new Set<TermName>();
  for (const { term, pattern } of lexicon.terms) if (folded.search(pattern) !== -1) found.add(term);
  return ORDER.filter((term) => found.has(term));
}

/** Reads the term: labelled, else from the short lines and the title at the top, else where a sentence says it of the job. */
export function readTerm({ advert, lexicon, language, labels, sections }: RuleContext): Finding[] {
  const findings: Finding[] = [];
  for (const label of labels.filter((hit) => hit.label === "term")) {
    const terms = termsIn(label.value, lexicon);
    if (terms.length > 0 && label.value.length <= 100)
      findings.push(finding("term", advert, label, 0.92, terms.join(", ")));
  }

  for (const line of advert.lines) {
    const isTop = line.index < 12;
    const isShort = line.text.length <= (isTop ? 90 : 70);
    const section = sections.sections[line.index];
    const mayNameOthers = section === "requirements" || (section === "perks" && language === "en");
    for (const { term, pattern } of lexicon.terms) {
      const match = first(pattern, line.folded);
      if (!match || OUTLOOK.test(line.folded.slice(Math.max(0, match.start - 40), match.start))) continue;
      const span = { start: line.start + match.start, end: line.start + match.end };
      if (isShort && line.index < 3) findings.push(finding("term", advert, span, 0.8, term));
      else if (
        isShort &&
        !mayNameOthers &&
        (match.end - match.start >= line.text.length * 0.3 || /^\s*[:(]/.test(line.text.slice(match.end)))
      )
        findings.push(finding("term", advert, span, isTop ? 0.75 : 0.62, term));
      else if (isShort && isTop && !mayNameOthers && !/[.!?]$/.test(line.text))
        findings.push(finding("term", advert, span, 0.6, term));
      else if (match.end - match.start >= line.text.length * 0.8)
        findings.push(finding("term", advert, span, 0.62, term));
      else if (
        !mayNameOthers &&
        (section !== "other" ||
          line.text.length < 100 ||
          JOB_WORD.test(line.folded.slice(Math.max(0, match.start - 25), match.end + 15))) &&
        speaksOfTheJob(line.folded, match, term, lexicon, language)
      )
        findings.push(finding("term", advert, span, 0.55, term));
    }
  }
  return best(findings);
}

// Several kinds may hold at once (full-time and permanent); only those as well founded as the best are kept.
function best(findings: readonly Finding[]): Finding[] {
  const top = Math.max(0, ...findings.map((found) => found.confidence));
  const kept = findings.filter((found) => found.confidence >= top - 0.06);
  const leader = kept.find((found) => found.confidence === top);
  if (!leader) return [];
  const terms = new Set(kept.flatMap((found) => found.value.split(", ")));
  return [{ ...leader, value: ORDER.filter((term) => terms.has(term)).join(", ") }];
}

function speaksOfTheJob(
  folded: string,
  match: { start: number; end: number },
  term: TermName,
  lexicon: Lexicon,
  language: string | null,
): boolean {
  if (term === "Internship") return false;
  const near = folded.slice(Math.max(0, match.start - 45), match.end + 30);
  const own = folded.slice(match.start, match.end);
  if (term === "Contract" && /^(?:contract|temp|casual|interim|freelance|seasonal|temporal|vertretung)/.test(own))
    return false;
  if (/stud(?:ent|i|y|er)|school|schul|ecole/.test(near)) return false;
  // Outside English these words are said of hardly anything but the job.
  if (language !== "en" && (term !== "Contract" || own.length >= 8 || /^(?:cdd|b2b|zzp|dpp|dpc)/.test(own)))
    return true;
  const around = near.replace(own, " ");
  return JOB_WORD.test(around) || term === "Permanent" || lexicon.occupation.test(around);
}

function first(pattern: RegExp, folded: string): { start: number; end: number } | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(folded);
  pattern.lastIndex = 0;
  return match && { start: match.index, end: match.index + match[0].length };
}
