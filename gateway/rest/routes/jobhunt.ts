import { phaseKey, readPhase, readStatus, readStep, statusLabel } from "../names.js";
import { route, type AnyRoute, type Call, type WireValues } from "../route.js";
import { id, list, text } from "../values.js";

const JOB_HUNT = `id name jobId applicationId noteGuid status currentPhase
  phases { name steps { number key status } } wholeHuntSteps { number key status }`;

interface StepData {
  readonly number: number;
  readonly key: string;
  readonly status: string;
}

interface JobHuntData {
  readonly id: string;
  readonly name: string;
  readonly jobId: string | null;
  readonly applicationId: string | null;
  readonly noteGuid: string;
  readonly status: string;
  readonly currentPhase: string;
  readonly phases: readonly { readonly name: string; readonly steps: readonly StepData[] }[];
  readonly wholeHuntSteps: readonly StepData[];
}

interface JobHuntChanged {
  readonly changed: { readonly jobHunt: JobHuntData };
}

const HUNT_FIELDS = ["id", "name", "phase", "job_id", "application_id"];

/** Job hunts, their phases and steps. */
export const JOB_HUNT_ROUTES: readonly AnyRoute[] = [
  route<{ jobHunts: { nodes: JobHuntData[] } }>({
    method: "GET",
    path: "/jobhunt/getall",
    takes: ["phase"],
    operation: list("jobHunts", JOB_HUNT, { variables: ", $phase: PhaseName", values: ", phase: $phase" }),
    pages: "jobHunts",
    variables: ({ phase }) => ({ phase: readPhase(phase) }),
    // Archived hunts are off the list of the spec's client; GraphQL still shows them.
    answer: ({ jobHunts }, _values, personGuid) => ({
      jobHunts: jobHunts.nodes.filter((hunt) => hunt.status !== "TERMINATED").map((hunt) => jobHunt(hunt, personGuid)),
    }),
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/store",
    takes: HUNT_FIELDS,
    ...updateOrCreate(),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/update",
    takes: HUNT_FIELDS,
    ...updateHunt(),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/phase/activate",
    takes: HUNT_FIELDS,
    operation: changeJobHunt("activatePhase", "ActivatePhaseInput"),
    variables: ({ id, phase }) => ({ input: { id: text(id), phase: readPhase(phase) } }),
    answer: jobHuntChanged,
  }),
  route<{ deleteJobHunt: { id: string } }>({
    method: "POST",
    path: "/jobhunt/delete",
    takes: ["jobhuntId"],
    operation: `mutation ($input: JobHuntIdInput!) { deleteJobHunt(input: $input) { id } }`,
    variables: ({ jobhuntId }) => ({ input: { id: text(jobhuntId) } }),
    answer: ({ deleteJobHunt }) => ({ data: deleteJobHunt }),
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/terminate",
    takes: ["jobhuntId", "terminationReason", "note_guid"],
    operation: changeJobHunt("terminateJobHunt", "TerminateJobHuntInput"),
    variables: ({ jobhuntId, terminationReason }) => ({ input: { id: text(jobhuntId), reason: terminationReason } }),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/step/update",
    takes: ["id", "stepId", "statusId"],
    operation: changeJobHunt("setStepStatus", "SetStepStatusInput"),
    variables: ({ id, stepId, statusId }) => ({
      input: { jobHuntId: text(id), step: readStep(stepId), status: readStatus(statusId) },
    }),
    answer: jobHuntChanged,
  }),
  route<JobHuntChanged>({
    method: "POST",
    path: "/jobhunt/step/reset",
    takes: ["id", "stepId"],
    operation: changeJobHunt("resetStep", "StepInput"),
    variables: ({ id, stepId }) => ({ input: { jobHuntId: text(id), step: readStep(stepId) } }),
    answer: jobHuntChanged,
  }),
];

function changeJobHunt(mutation: string, input: string): string {
  return `mutation ($input: ${input}!) { changed: ${mutation}(input: $input) { jobHunt { ${JOB_HUNT} } } }`;
}

function updateHunt(): Call {
  return {
    operation: changeJobHunt("updateJobHunt", "UpdateJobHuntInput"),
    variables: ({ id, ...values }) => ({ input: { id: text(id), ...huntTexts(values) } }),
  };
}

/** An empty id finds nothing, so that it creates. */
function updateOrCreate(): Call & { otherwise: Call } {
  return {
    ...updateHunt(),
    otherwise: {
      operation: changeJobHunt("createJobHunt", "CreateJobHuntInput"),
      variables: ({ id: hunt, phase, ...values }) => ({
        input: { id: id(hunt), phase: readPhase(phase), ...huntTexts(values) },
      }),
    },
  };
}

/**
 * The texts of a hunt. The hunts that the spec's client reads have neither id of the outside (spec 3), so one that it
 * sends empty is one it does not know, and no wish to clear it.
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
    // The spec's client shows one phase at a time; a step of the whole hunt must be at hand in each.
    phases: hunt.phases.map((phase) => ({
      name: phaseKey(phase.name),
      steps: steps([...phase.steps, ...hunt.wholeHuntSteps]),
    })),
  };
}

function jobHuntChanged({ changed }: JobHuntChanged, _values: WireValues, personGuid: string): object {
  return { data: jobHunt(changed.jobHunt, personGuid) };
}
