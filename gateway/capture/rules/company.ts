import { AGENCY, COMPANY } from "./weights.js";
import { ABBREVIATED_FORM_OF_LABELS, LEGAL_FORM_OF_KEYS } from "../languages/legal-forms.js";
import { fold } from "../languages/fold.js";
import { isPlaceholder } from "../languages/placeholder.js";
import { agencyVoice, isAgencyName } from "./agency.js";
import type { NameSighting } from "./company-mentions.js";
import { topLineNames } from "./company-top-lines.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

const ABBREVIATED = new RegExp(String.raw`${ABBREVIATED_FORM_OF_LABELS}\.$`, "i");
const KEY_FORM = new RegExp(String.raw`(?<![a-z])${LEGAL_FORM_OF_KEYS}\.?(?![a-z])`, "g");

/** Reads the employer and the agency: every kind of mention adds to a name's score; the best above a threshold wins. */
export function readCompanies(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  const labelled = (label: "companyName" | "recruitmentAgency") =>
    labels.filter(
      (hit) =>
        hit.label === label &&
        hit.value.length <= 70 &&
        !isPlaceholder(hit.value) &&
        !/[.!?]$|@|https?:/.test(hit.value.replace(ABBREVIATED, "")),
    );
  const namedAgency = labelled("recruitmentAgency")[0];
  if (namedAgency) findings.push(finding("recruitmentAgency", advert, namedAgency, COMPANY.labelledAgency));
  for (const hit of labelled("companyName"))
    findings.push(
      finding(
        isAgencyName(hit.value) ? "recruitmentAgency" : "companyName",
        advert,
        hit,
        hit.isBelow ? COMPANY.labelledBelow : COMPANY.labelled,
      ),
    );

  const names = rank([...context.names, ...topLineNames(context)]);
  const voice = agencyVoice(context);
  const agency = names.find(({ sighting }) => isAgencyName(sighting.name));
  const employer = names.find(({ sighting }) => !isAgencyName(sighting.name));

  if (agency && (voice >= AGENCY.maySpeak || !employer || agency.score > employer.score)) {
    findings.push(finding("recruitmentAgency", advert, agency.sighting, confidenceOf(agency.score)));
    return [...findings, ...clientOf(names, agency.sighting, context)];
  }
  if (!employer) return findings;
  // "Our client": the author is the agency, and the employer stays unnamed.
  const speaker = voice >= AGENCY.isSpeaker && !employer.sighting.isClient;
  findings.push(
    finding(speaker ? "recruitmentAgency" : "companyName", advert, employer.sighting, confidenceOf(employer.score)),
  );
  return speaker ? [...findings, ...clientOf(names, employer.sighting, context)] : findings;
}

/** Returns a test for the names that sentences of the advert give its employer or agency. */
export function employerTest(sightings: readonly NameSighting[]): (name: string) => boolean {
  const known = new Set(
    rank(sightings)
      .filter(({ score }) => score >= COMPANY.likely)
      .map(({ sighting }) => nameKey(sighting.name)),
  );
  return (name) => known.has(nameKey(name));
}

// The organisation that an agency names as the place of work is the employer.
function clientOf(names: readonly Ranked[], agency: NameSighting, { advert, sections }: RuleContext): Finding[] {
  const own = nameKey(agency.name);
  // How to apply names the person to ask, with the same words as a client.
  const isContact = ({ start }: NameSighting) =>
    sections.sections[advert.lines.findLastIndex((line) => line.start <= start)] === "other";
  const client = names.find(({ sighting, score }) => {
    const key = nameKey(sighting.name);
    const isOwn = own.includes(key) || key.includes(own);
    return sighting.isClient && !isAgencyName(sighting.name) && score >= 1 && !isOwn && !isContact(sighting);
  });
  return client ? [finding("companyName", advert, client.sighting, COMPANY.client)] : [];
}

function confidenceOf(score: number): number {
  return Math.min(COMPANY.most, COMPANY.base + score * COMPANY.perPoint);
}

/** The kinds of mention that give a name in full. */
const LONG_FORMS: ReadonlySet<NameSighting["kind"]> = new Set(["top", "legal", "institution"]);

interface Ranked {
  readonly sighting: NameSighting;
  readonly score: number;
}

function rank(sightings: readonly NameSighting[]): Ranked[] {
  const groups = new Map<string, { sighting: NameSighting; score: number; kinds: Set<string> }>();
  for (const sighting of sightings) {
    const key = nameKey(sighting.name);
    const group = groups.get(key) ?? { sighting, score: 0, kinds: new Set<string>() };
    // The same kind of mention counts once in full and then little: a name in every sentence is not more certain.
    group.score += group.kinds.has(sighting.kind) ? sighting.weight * COMPANY.sameKind : sighting.weight;
    group.kinds.add(sighting.kind);
    const isBetter =
      sighting.weight > group.sighting.weight ||
      (sighting.name.length > group.sighting.name.length && sighting.kind === "legal");
    groups.set(
      key,
      isBetter
        ? { ...group, sighting: { ...sighting, isClient: sighting.isClient || group.sighting.isClient } }
        : { ...group, sighting: { ...group.sighting, isClient: sighting.isClient || group.sighting.isClient } },
    );
  }
  // "Harbour" in a sentence is evidence for "Harbour school" in a line of its own.
  for (const [key, group] of groups)
    for (const [longer, whole] of groups)
      if (
        longer !== key &&
        key.length >= 4 &&
        ((longer.startsWith(key) && LONG_FORMS.has(whole.sighting.kind)) ||
          (longer.endsWith(key) && /^(?:top|legal|subject)$/.test(whole.sighting.kind)))
      )
        whole.score += group.score * COMPANY.shortForm;
  const first = [...groups.values()].sort((a, b) => a.sighting.start - b.sighting.start)[0];
  if (first) first.score += COMPANY.first;
  return [...groups.values()].sort((a, b) => b.score - a.score);
}

/** Returns the comparison key of a company name: without case, accents, legal form and leading article. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/\((?:[^)]*)\)/g, " ")
    .replace(KEY_FORM, " ")
    .replace(/[^a-z0-9]+/g, "");
}
