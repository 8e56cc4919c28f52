import { Building2, Goal, ListPlus, MessageCircleMore, Newspaper, UsersRound, type LucideIcon } from "lucide-react";
import { paths, type Path } from "../../lib/paths.js";
import { listedRecords } from "../../lib/recordKinds.js";
import type { JobHuntScenario, StepName } from "../../schema.generated.js";

/** A scenario of the creation dialog, with the screen that follows once the hunt is saved. */
export interface Scenario {
  readonly name: JobHuntScenario;
  readonly icon: LucideIcon;
  /** The step to open, if the new hunt is in its phase. */
  readonly step: StepName;
  /** The screen to navigate to. */
  readonly startPath: Path;
}

/** The six scenarios in the specification's order (spec 2); three share a title and differ in where they start. */
export const SCENARIOS: readonly Scenario[] = [
  { name: "FOUND_ADVERT", icon: Newspaper, step: "CAPTURE_JOB_DETAILS", startPath: paths.jobDetails },
  {
    name: "INSIDE_LINE",
    icon: MessageCircleMore,
    step: "IDENTIFY_CONTACT_PEOPLE",
    startPath: listedRecords.CONTACT.path,
  },
  { name: "FOUND_EMPLOYER", icon: Building2, step: "SHORTLIST_COMPANIES", startPath: listedRecords.COMPANY.path },
  { name: "NO_IDEA_IDEAL_JOB", icon: Goal, step: "IDEAL_JOB_PROFILE", startPath: listedRecords.IDEAL_JOB.path },
  { name: "NO_IDEA_COMPANIES", icon: ListPlus, step: "SHORTLIST_COMPANIES", startPath: listedRecords.COMPANY.path },
  { name: "NO_IDEA_PEOPLE", icon: UsersRound, step: "IDENTIFY_CONTACT_PEOPLE", startPath: listedRecords.CONTACT.path },
];
