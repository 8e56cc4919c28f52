import { RecordKind } from "../../platform/record-kind.js";
import { AccessScope } from "../../person/access-scope.js";
import { AppError } from "../../platform/errors.js";
import { deleted, DELETED, many, one, type DeletedRecord } from "../answers.js";
import { idOf } from "../fields.js";
import { IDEAL_JOB as KIND } from "../kinds.js";
import { statusLabel } from "../names.js";
import { route, type AnyRoute } from "../route.js";
import { list, store, text } from "../values.js";

const IDEAL_JOB = `id name description status noteGuid`;

interface IdealJobData {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly status: string;
  readonly noteGuid: string;
}

interface IdealJobList {
  readonly idealJobs: { readonly nodes: readonly IdealJobData[] };
}

/** Ideal jobs, and the hunts that follow them. */
export const IDEAL_JOB_ROUTES: readonly AnyRoute[] = [
  route<{ changed: { idealJob: IdealJobData } }>({
    method: "POST",
    path: "/idealjob/store",
    summary: "Adds an ideal job or changes one; what is absent stays, and null clears.",
    takes: KIND.fields,
    answers: one(KIND),
    ...store({
      noun: "IdealJob",
      field: "idealJob",
      selection: IDEAL_JOB,
      fields: ({ name, description }) => ({ name, description }),
      whenNew: ({ name }) => ({ name: name ?? "" }),
    }),
    answer: ({ changed }, _values, personGuid) => ({ data: idealJob(changed.idealJob, personGuid) }),
  }),
  route<{ deleteIdealJob: DeletedRecord }>({
    method: "POST",
    path: "/idealjob/delete",
    summary: "Moves an ideal job to the trash, where it stays for 30 days.",
    takes: { id: idOf("The ideal job.") },
    answers: DELETED,
    operation: `mutation ($input: IdealJobIdInput!) { deleteIdealJob(input: $input) { id isRepeated } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteIdealJob }) => deleted(RecordKind.IDEAL_JOB, deleteIdealJob),
  }),
  route<{ linkIdealJob: { jobHunt: { idealJob: IdealJobData } } }>({
    method: "POST",
    path: "/idealjob/link",
    summary: "Makes a hunt follow an ideal job, in place of the one it followed.",
    takes: { jobHuntId: idOf("The hunt."), idealJobId: idOf("The ideal job.") },
    answers: one(KIND),
    // The answer is the ideal job, and the hunt is what is changed.
    alsoNeeds: [AccessScope.READ],
    operation: `mutation ($input: LinkIdealJobInput!) {
      linkIdealJob(input: $input) { jobHunt { idealJob { ${IDEAL_JOB} } } } }`,
    variables: ({ jobHuntId, idealJobId }) => ({ input: { jobHuntId: text(jobHuntId), idealJobId: text(idealJobId) } }),
    answer: ({ linkIdealJob: { jobHunt } }, _values, personGuid) => ({ data: idealJob(jobHunt.idealJob, personGuid) }),
  }),
  route<IdealJobList>({
    method: "GET",
    path: "/idealjob/person/get",
    summary: "All ideal jobs, by name; a status is whether any hunt follows it.",
    takes: {},
    answers: many(KIND),
    operation: list("idealJobs", IDEAL_JOB),
    pages: "idealJobs",
    variables: () => ({}),
    answer: idealJobs,
  }),
  route<IdealJobList & { jobHunt: { idealJob: { id: string } | null } | null }>({
    method: "GET",
    path: "/idealjob/jobhunt/get",
    summary: "All ideal jobs, by name; a status is whether the hunt follows it.",
    takes: { jobhunt: idOf("The hunt.") },
    answers: many(KIND),
    operation: list("idealJobs", IDEAL_JOB, {
      variables: ", $jobHuntId: ID!",
      beside: "jobHunt(id: $jobHuntId) { idealJob { id } }",
    }),
    pages: "idealJobs",
    variables: ({ jobhunt }) => ({ jobHuntId: text(jobhunt) }),
    answer: ({ jobHunt, idealJobs: { nodes } }, { jobhunt }, personGuid) => {
      if (jobHunt === null)
        throw new AppError("NOT_FOUND", { message: `There is no job hunt with the id ${text(jobhunt)}.` });
      const followed = jobHunt.idealJob?.id;
      const statusOf = ({ id }: IdealJobData): string => (id === followed ? "ACTIVE" : "INACTIVE");
      return { data: nodes.map((one) => idealJob({ ...one, status: statusOf(one) }, personGuid)) };
    },
  }),
];

function idealJobs({ idealJobs: { nodes } }: IdealJobList, _values: unknown, personGuid: string): object {
  return { data: nodes.map((one) => idealJob(one, personGuid)) };
}

function idealJob({ noteGuid, status, ...rest }: IdealJobData, personGuid: string): object {
  return { ...rest, status: statusLabel(status), person_guid: personGuid, note_guid: noteGuid };
}
