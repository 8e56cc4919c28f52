import { registerEnumType } from "type-graphql";
import { DueSetBy } from "./step-days.js";
import {
  JobHuntScenario,
  JobHuntStatus,
  PhaseName,
  PhaseStatus,
  STEPS,
  StepAction,
  StepName,
  StepStatus,
} from "./workflow.js";

registerEnumType(PhaseName, {
  name: "PhaseName",
  description: "The four phases of a hunt, in the order it moves through them.",
  valuesConfig: {
    PREPARING: { description: "Finding out what to look for, and where." },
    APPLYING: { description: "Building, sending and following up the application." },
    INTERVIEWING: { description: "Preparing for and having the interviews." },
    ACCEPTING: { description: "Checking, accepting and signing the offer." },
  },
});

registerEnumType(PhaseStatus, {
  name: "PhaseStatus",
  description: "The state of one phase of a hunt.",
  valuesConfig: {
    INACTIVE: { description: "Not reached yet, or never worked on." },
    ACTIVE: { description: "The hunt is in it." },
    DONE: { description: "Left with every step done." },
    NOT_DONE: { description: "Left early, with steps still open." },
  },
});

registerEnumType(StepStatus, {
  name: "StepStatus",
  description: "The state of a step.",
  valuesConfig: {
    INACTIVE: { description: "Not touched yet, or reset." },
    ACTIVE: { description: "Opened; you are working on it." },
    DONE: { description: "Finished." },
    NOT_DONE: { description: "Tried or due, and not done." },
    SKIPPED: { description: "Set aside as not needed; it no longer keeps its phase open." },
  },
});

registerEnumType(DueSetBy, {
  name: "DueSetBy",
  description: "Who decides on the day of a step.",
  valuesConfig: {
    RULE: { description: "The rule of the step; the day moves when what it is counted from moves." },
    PERSON: { description: "You; such a day never moves by itself." },
  },
});

registerEnumType(StepAction, {
  name: "StepAction",
  description: "The actions on a step.",
  valuesConfig: {
    OPEN: { description: "Work on it: it becomes ACTIVE." },
    COMPLETE: { description: "Finish it: it becomes DONE." },
    RESET: { description: "As if never touched: it becomes INACTIVE." },
    SKIP: { description: "Set it aside: it becomes SKIPPED." },
    MARK_NOT_DONE: { description: "Mark it as not done: it becomes NOT_DONE." },
  },
});

registerEnumType(JobHuntStatus, {
  name: "JobHuntStatus",
  description: "The state of a hunt as a whole.",
  valuesConfig: {
    ACTIVE: { description: "Under way." },
    DONE: { description: "Its last phase is completed." },
    TERMINATED: { description: "Given up, with or without a reason; it can be reopened." },
  },
});

registerEnumType(JobHuntScenario, {
  name: "JobHuntScenario",
  description: "The situation a hunt starts from.",
  valuesConfig: {
    FOUND_ADVERT: { description: "Found a job advert and want to apply." },
    INSIDE_LINE: { description: "Have inside line on a job." },
    FOUND_EMPLOYER: { description: "Found an employer to work for." },
    NO_IDEA_IDEAL_JOB: { description: "No idea what to do: start with the ideal job." },
    NO_IDEA_COMPANIES: { description: "No idea what to do: start with companies." },
    NO_IDEA_PEOPLE: { description: "No idea what to do: start with people." },
  },
});

registerEnumType(StepName, {
  name: "StepName",
  description: "The recommended steps. The query `workflow` returns the phase of each.",
  valuesConfig: Object.fromEntries(
    STEPS.map(({ name, phase }) => [
      name,
      { description: `${sentence(name)} (${phase?.toLowerCase() ?? "whole hunt"}).` },
    ]),
  ),
});

function sentence(name: string): string {
  const words = name.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
