import { route, type AnyRoute } from "../route.js";
import { statusLabel } from "../names.js";
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
    // The spec's client may send the object as it got it; what a status is depends on the hunts alone.
    takes: ["id", "name", "description", "status", "note_guid"],
    ...store({
      noun: "IdealJob",
      field: "idealJob",
      selection: IDEAL_JOB,
      fields: ({ name, description }) => ({ name, description }),
      whenNew: ({ name }) => ({ name: name ?? "" }),
    }),
    answer: ({ changed }, _values, personGuid) => ({ data: idealJob(changed.idealJob, personGuid) }),
  }),
  route<{ deleteIdealJob: { id: string } }>({
    method: "POST",
    path: "/idealjob/delete",
    takes: ["id"],
    operation: `mutation ($input: IdealJobIdInput!) { deleteIdealJob(input: $input) { id } }`,
    variables: ({ id }) => ({ input: { id: text(id) } }),
    answer: ({ deleteIdealJob }) => ({ data: deleteIdealJob }),
  }),
  route<{ linkIdealJob: { jobHunt: { idealJob: IdealJobData } } }>({
    method: "POST",
    path: "/idealjob/link",
    takes: ["jobHuntId", "idealJobId"],
    operation: `mutation ($input: LinkIdealJobInput!) {
      linkIdealJob(input: $input) { jobHunt { idealJob { ${IDEAL_JOB} } } } }`,
    variables: ({ jobHuntId, idealJobId }) => ({ input: { jobHuntId: text(jobHuntId), idealJobId: text(idealJobId) } }),
    answer: ({ linkIdealJob: { jobHunt } }, _values, personGuid) => ({ data: idealJob(jobHunt.idealJob, personGuid) }),
  }),
  route<IdealJobList>({
    method: "GET",
    path: "/idealjob/person/get",
    takes: [],
    operation: list("idealJobs", IDEAL_JOB),
    pages: "idealJobs",
    variables: () => ({}),
    answer: idealJobs,
  }),
  route<IdealJobList>({
    method: "GET",
    path: "/idealjob/jobhunt/get",
    takes: ["jobhunt"],
    operation: list("idealJobs", IDEAL_JOB, { variables: ", $jobHuntId: ID", values: ", jobHuntId: $jobHuntId" }),
    pages: "idealJobs",
    variables: ({ jobhunt }) => ({ jobHuntId: text(jobhunt) }),
    answer: idealJobs,
  }),
];

function idealJobs({ idealJobs: { nodes } }: IdealJobList, _values: unknown, personGuid: string): object {
  return { data: nodes.map((one) => idealJob(one, personGuid)) };
}

function idealJob({ noteGuid, status, ...rest }: IdealJobData, personGuid: string): object {
  return { ...rest, status: statusLabel(status), person_guid: personGuid, note_guid: noteGuid };
}
