import type { Candidate } from "../types.js";
import type { RuleContext } from "./context.js";
import { candidateOf } from "./finding.js";
import { linesFinding } from "./section-fields.js";

const SECTION_FIELDS: readonly Candidate["field"][] = ["jobResponsibilities", "jobRequirements", "perksAndBenefits"];
/** The shortest text that describes a job. */
const REST_MIN = 40;

/** Removes from the description the lines that tasks, requirements and perks hold, and the headings above them. */
export function withoutRepeatedLines(fields: readonly Candidate[], context: RuleContext): readonly Candidate[] {
  const { advert, sections } = context;
  const description = fields.find(({ field }) => field === "jobDescription");
  const whole = new Set(description?.lines);
  const taken = new Set(
    fields.filter(({ field }) => SECTION_FIELDS.includes(field)).flatMap(({ lines = [] }) => lines),
  );
  const rest = advert.lines.filter(({ index }) => whole.has(index) && !taken.has(index) && !announces(index));
  if (description === undefined || rest.length === whole.size) return fields;
  const [found] = linesFinding(advert, "jobDescription", rest, description.confidence);
  const others = fields.filter((field) => field !== description);
  if (found === undefined || found.value.length < REST_MIN) return others;
  return [...others, candidateOf(found, description.source, advert)];

  /** Several headings may follow each other. */
  function announces(index: number): boolean {
    let at = index;
    while (sections.marks[at] != null && !taken.has(at)) at += 1;
    return at > index && taken.has(at);
  }
}
