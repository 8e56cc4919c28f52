import { RecordKind } from "../../platform/record-kind.js";
import { PAGE_MAX, TEXT_MAX } from "../../../schema/limits.js";
import { deleted, DELETED, listOf, object, one, ref, type DeletedRecord } from "../answers.js";
import { idOf, noteGuid, required, text as textField, type Field } from "../fields.js";
import { JOB_HUNT as KIND } from "../kinds.js";
import {
  PHASE_FORMS,
  phaseKey,
  readPhase,
  readStatus,
  readStep,
  STATUS_FORMS,
  statusLabel,
  STEP_KEYS,
} from "../names.js";
import type { JobHuntData, StepData } from "../readers.js";
import { route, type AnyRoute, type Call, type WireValues } from "../route.js";
import { allOf, id, text } from "../values.js";

const JOB_HUNT = `id name jobId applicationId noteGuid status currentPhase
  phases { name steps { number key status } } wholeHuntSteps { number key status }`;

interface JobHuntChanged {
  readonly changed: { readonly jobHunt: JobHuntData };
}

const HUNT = idOf("The hunt.");
const STEP: Field = required({
  description: "The step, by its number or its key such as capture_job_details.",
  schema: { anyOf: [{ type: "integer", minimum: 1, maximum: STEP_KEYS.length }, { enum: STEP_KEYS }] },
});

/** Job hunts, their phases and steps. */
export const JOB_HUNT_ROUTES: readonly AnyRoute[] = [
  route<readonly JobHuntData[]>({
    method: "GET",
    path: "/jobhunt/getall",
    summary: "All hunts but the archived ones, newest first.",
    takes: {
      phase: {
        description: "Only hunts in this phase, by its name or its stage; absent, empty or all: every hunt.",
        schema: { enum: [...PHASE_FORMS, "", "all"] },
      },
    },
    answers: object({ jobHunts: listOf(ref(KIND)) }),
    read: ({ jobHuntReader }, ownerId, values) => {
      const phase = readPhase(values["phase"]);
      return allOf((after) => jobHuntReader.listStatuses(ownerId, { first: PAGE_MAX, after, where: { phase } }));
    },
    // The lists of the spec's client leave archived hunts out; GraphQL still returns them.
    answer: (hunts, _values, personGuid) => ({
      jobHunts: hunts.filter(({ status }) => status !== "TERMINATED").map((hunt) => jobHunt(hunt, personGuid)),
    }),
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/store",
    summary: "Starts a hunt or changes one; what is absent stays.",
    takes: KIND.fields,
    answers: one(KIND),
    ...updateOrCreate(),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/update",
    summary: "Changes a hunt; what is absent stays.",
    takes: { ...KIND.fields, id: HUNT },
    answers: one(KIND),
    ...updateJobHunt(),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/phase/activate",
    summary: "Moves a hunt to the phase that is named, or to the next one; of the other fields only the id counts.",
    takes: { ...KIND.fields, id: HUNT },
    answers: one(KIND),
    operation: changeJobHunt("activatePhase", "ActivatePhaseInput"),
    variables: ({ id, phase }) => ({ input: { id: text(id), phase: readPhase(phase) } }),
    answer: jobHuntChanged,
  }),
  route<{ deleteJobHunt: DeletedRecord }>({
    method: "POST",
    path: "/jobhunt/delete",
    summary: "Moves a hunt to the trash, where it stays for 30 days.",
    takes: { jobhuntId: HUNT },
    answers: DELETED,
    operation: `mutation ($input: JobHuntIdInput!) { deleteJobHunt(input: $input) { id isRepeated } }`,
    variables: ({ jobhuntId }) => ({ input: { id: text(jobhuntId) } }),
    answer: ({ deleteJobHunt }) => deleted(RecordKind.JOB_HUNT, deleteJobHunt),
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/terminate",
    summary: "Archives a hunt, with a reason or without.",
    takes: {
      jobhuntId: HUNT,
      terminationReason: textField(TEXT_MAX, "Why it ended; it is kept with the hunt."),
      note_guid: noteGuid("No note is written."),
    },
    answers: one(KIND),
    operation: changeJobHunt("terminateJobHunt", "TerminateJobHuntInput"),
    variables: ({ jobhuntId, terminationReason }) => ({ input: { id: text(jobhuntId), reason: terminationReason } }),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/step/update",
    summary: "Sets the status of a step.",
    takes: {
      id: HUNT,
      stepId: STEP,
      statusId: required({
        description: "1 active, 2 done, 3 not done, 4 inactive, 6 skipped.",
        schema: { enum: STATUS_FORMS },
      }),
    },
    answers: one(KIND),
    operation: changeJobHunt("setStepStatus", "SetStepStatusInput"),
    variables: ({ id, stepId, statusId }) => ({
      input: { jobHuntId: text(id), step: readStep(stepId), status: readStatus(statusId) },
    }),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/step/reset",
    summary: "Resets a step: it becomes inactive.",
    takes: { id: HUNT, stepId: STEP },
    answers: one(KIND),
    operation: changeJobHunt("resetStep", "StepInput"),
    variables: ({ id, stepId }) => ({ input: { jobHuntId: text(id), step: readStep(stepId) } }),
    answer: jobHuntChanged,
  }),
];

function changeJobHunt(mutation: string, input: string): string {
  return `mutation ($input: ${input}!) { changed: ${mutation}(input: $input) { jobHunt { ${JOB_HUNT} } } }`;
}

function updateJobHunt(): Call {
  return {
    operation: changeJobHunt("updateJobHunt", "UpdateJobHuntInput"),
    variables: ({ id, ...values }) => ({ input: { id: text(id), ...huntTexts(values) } }),
  };
}

/** Returns the call that updates, or creates: an empty id finds nothing, so that it creates. */
function updateOrCreate(): Call & { otherwise: Call } {
  return {
    ...updateJobHunt(),
    otherwise: {
      operation: changeJobHunt("createJobHunt", "CreateJobHuntInput"),
      variables: ({ id: hunt, phase, ...values }) => ({
        input: { id: hunt, phase: readPhase(phase), ...huntTexts(values) },
      }),
    },
  };
}

/**
 * Returns the texts of a hunt. The hunts that the spec's client reads have neither id from outside (spec 3), so an
 * empty one is unknown to it, and does not clear the stored one.
 */
function huntTexts({ name, job_id, application_id }: WireValues): object {
  return { name, jobId: id(job_id) ?? undefined, applicationId: id(application_id) ?? undefined };
}

function jobHunt(hunt: JobHuntData, personGuid: string): object {
  const steps = (list: readonly StepData[]): object[] =>
    list.map((step) => ({ step: step.key, stepid: step.number, stepstatus: statusLabel(step.status) }));
  return {
    id: hunt.id,
    name: hunt.name,
    job_id: hunt.jobId,
    application_id: hunt.applicationId,
    note_guid: hunt.noteGuid,
    person_guid: personGuid,
    phase: phaseKey(hunt.currentPhase),
    // The spec's client shows one phase at a time; a step of the whole hunt must be available in each.
    phases: hunt.phases.map((phase) => ({
      name: phaseKey(phase.name),
      steps: steps([...phase.steps, ...hunt.wholeHuntSteps]),
    })),
  };
}

function jobHuntChanged({ changed }: JobHuntChanged, _values: WireValues, personGuid: string): object {
  return { data: jobHunt(changed.jobHunt, personGuid) };
}
