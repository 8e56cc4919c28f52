import { fold } from "../fold.js";
import { isPlaceholder } from "../record.js";
import { agencyVoice, isAgencyName } from "./agency.js";
import type { NameSighting } from "./company-mentions.js";
import { namesIn } from "./company-names.js";
import type { RuleContext } from "./context.js";
import { finding, type Finding } from "./finding.js";

/** Reads the employer and the agency: every way a name is mentioned adds to it, the best name above a threshold wins. */
export function readCompanies(context: RuleContext): Finding[] {
  const { advert, labels } = context;
  const findings: Finding[] = [];
  const labelled = (label: "companyName" | "recruitmentAgency") =>
    labels.filter(
      (hit) =>
        hit.label === label &&
        hit.value.length <= 70 &&
        !isPlaceholder(hit.value) &&
        !/[.!?]$|@|https?:/.test(
          hit.value.replace(
            /(?:inc|ltd|co|s\.?r\.?o|a\.s|z ?o\.o|o\.o|corp|llc|s\.?p\.?a|s\.?l|b\.v|n\.v|s\.a|a\.?g)\.$/i,
            "",
          ),
        ),
    );
  const namedAgency = labelled("recruitmentAgency")[0];
  if (namedAgency) findings.push(finding("recruitmentAgency", advert, namedAgency, 0.9));
  for (const hit of labelled("companyName"))
    findings.push(
      finding(isAgencyName(hit.value) ? "recruitmentAgency" : "companyName", advert, hit, hit.isBelow ? 0.82 : 0.92),
    );

  const names = rank(namesIn(context));
  const voice = agencyVoice(context);
  const agency = names.find(({ sighting }) => isAgencyName(sighting.name));
  const employer = names.find(({ sighting }) => !isAgencyName(sighting.name));

  if (agency && (voice >= 0.3 || !employer || agency.score > employer.score)) {
    findings.push(finding("recruitmentAgency", advert, agency.sighting, confidenceOf(agency.score)));
    return [...findings, ...clientOf(names, agency.sighting, context)];
  }
  if (!employer) return findings;
  // "Our client": whoever speaks is the agency, and the employer stays unnamed.
  const speaker = voice >= 0.5 && !employer.sighting.isClient;
  findings.push(
    finding(speaker ? "recruitmentAgency" : "companyName", advert, employer.sighting, confidenceOf(employer.score)),
  );
  return speaker ? [...findings, ...clientOf(names, employer.sighting, context)] : findings;
}

// Whom an agency names as the place of work is the employer.
function clientOf(names: readonly Ranked[], agency: NameSighting, { advert }: RuleContext): Finding[] {
  const own = nameKey(agency.name);
  const client = names.find(({ sighting, score }) => {
    const key = nameKey(sighting.name);
    return sighting.isClient && !isAgencyName(sighting.name) && score >= 1 && !own.includes(key) && !key.includes(own);
  });
  return client ? [finding("companyName", advert, client.sighting, 0.6)] : [];
}

function confidenceOf(score: number): number {
  return Math.min(0.9, 0.28 + score * 0.17);
}

interface Ranked {
  readonly sighting: NameSighting;
  readonly score: number;
}

function rank(sightings: readonly NameSighting[]): Ranked[] {
  const groups = new Map<string, { sighting: NameSighting; score: number; kinds: Set<string> }>();
  for (const sighting of sightings) {
    const key = nameKey(sighting.name);
    const group = groups.get(key) ?? { sighting, score: 0, kinds: new Set<string>() };
    // The same kind of mention counts once in full and then little: a name in every sentence is no surer.
    group.score += group.kinds.has(sighting.kind) ? sighting.weight * 0.2 : sighting.weight;
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
  // "Harbour" in a sentence speaks for "Harbour school" in a line of its own.
  for (const [key, group] of groups)
    for (const [longer, whole] of groups)
      if (
        longer !== key &&
        key.length >= 4 &&
        ((longer.startsWith(key) && /^(?:top|legal)$/.test(whole.sighting.kind)) ||
          (longer.endsWith(key) && /^(?:top|legal|subject)$/.test(whole.sighting.kind)))
      )
        whole.score += group.score * 0.7;
  const first = [...groups.values()].sort((a, b) => a.sighting.start - b.sighting.start)[0];
  if (first) first.score += 0.25;
  return [...groups.values()].sort((a, b) => b.score - a.score);
}

/** A company name as it compares: without case, accents, legal form and leading article. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/\((?:[^)]*)\)/g, " ")
    .replace(
      /(?<![a-z])(?:gmbh(?: & co\.? kg)?|ag|se|kg|ug|ohg|mbh|ltd|limited|inc|llc|plc|corp|corporation|co|sa|sas|sarl|srl|spa|s\.?p\.?a|s\.?r\.?l|bv|b\.v|nv|n\.v|ab|as|asa|a\/s|aps|oy|oyj|s\.?r\.?o|a\.s|sp\. z o\.?o|s\.l|s\.a|ltda|lda|the)\.?(?![a-z])/g,
      " ",
    )
    .replace(/[^a-z0-9]+/g, "");
}
