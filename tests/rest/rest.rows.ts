import type { Space, SpaceKey } from "../support/space.js";

/** How one row of the shim is called. */
export interface RestRow {
  /** A good request, in the wire names of the spec's section 7. */
  readonly values: (space: Space) => Readonly<Record<string, string | number | null>>;
  /** Values of a wrong type or of no meaning; each alone makes the request a bad one. */
  readonly wrong: readonly Readonly<Record<string, unknown>>[];
  /** The ids with which it makes a new thing of the caller's own, whoever else has one by that id. */
  readonly creates?: readonly SpaceKey[];
}

const anyObject = { nested: true };
const hunt = { name: "Taken", phase: "applying", job_id: "Taken", application_id: "Taken" };

/** A row for each path of the shim, by method and path. */
export const REST_ROWS: Readonly<Record<string, RestRow>> = {
  "GET /jobhunt/getall": {
    values: () => ({ phase: "preparing" }),
    wrong: [{ phase: "7" }, { phase: "phase.resting" }],
  },
  "POST /jobhunt/store": {
    values: ({ jobHunt }) => ({ ...hunt, id: jobHunt }),
    wrong: [
      { name: 5 },
      { name: anyObject },
      { name: ["a"] },
      { job_id: anyObject },
      { application_id: ["a"] },
      { id: anyObject },
      { id: ["a"] },
      { id: "no-uuid" },
      { id: true },
    ],
    creates: ["jobHunt"],
  },
  "POST /jobhunt/update": {
    values: ({ jobHunt }) => ({ ...hunt, id: jobHunt }),
    wrong: [{ name: 5 }, { name: anyObject }, { job_id: true }, { id: "" }, { id: "no-uuid" }, { id: 7 }],
  },
  "POST /jobhunt/phase/activate": {
    values: ({ jobHunt }) => ({ ...hunt, id: jobHunt }),
    wrong: [{ phase: "resting" }, { phase: 2 }, { phase: anyObject }, { phase: true }, { id: "" }, { id: "no-uuid" }],
  },
  "POST /jobhunt/delete": {
    values: ({ jobHunt }) => ({ jobhuntId: jobHunt }),
    wrong: [{ jobhuntId: "" }, { jobhuntId: 7 }, { jobhuntId: anyObject }, { jobhuntId: null }],
  },
  "POST /jobhunt/terminate": {
    values: ({ jobHunt, noteGuid }) => ({ jobhuntId: jobHunt, terminationReason: "Taken", note_guid: noteGuid }),
    wrong: [{ jobhuntId: "" }, { terminationReason: 5 }, { terminationReason: anyObject }],
  },
  "POST /jobhunt/step/update": {
    values: ({ jobHunt }) => ({ id: jobHunt, stepId: 7, statusId: 2 }),
    wrong: [
      { stepId: 0 },
      { stepId: 32 },
      { stepId: "dance" },
      { stepId: null },
      { statusId: 5 },
      { statusId: 7 },
      { statusId: "x" },
      { statusId: null },
      { statusId: true },
      { statusId: [2] },
      { id: "" },
    ],
  },
  "POST /jobhunt/step/reset": {
    values: ({ jobHunt }) => ({ id: jobHunt, stepId: "decide_on_job" }),
    wrong: [{ stepId: 0 }, { stepId: 1.5 }, { stepId: anyObject }, { id: "" }],
  },
  "POST /company/store": {
    values: ({ company }) => ({ id: company, name: "Taken", description: "Taken", address: "Taken", type: "employer" }),
    wrong: [{ name: 5 }, { description: anyObject }, { address: 5 }, { type: anyObject }, { id: anyObject }],
    creates: ["company"],
  },
  "GET /company/getall": { values: () => ({}), wrong: [] },
  "POST /company/delete": {
    values: ({ company }) => ({ id: company }),
    wrong: [{ id: "" }, { id: 7 }, { id: anyObject }],
  },
  "GET /company/types": { values: () => ({}), wrong: [] },
  "GET /company/address": { values: () => ({ partialAddress: "quay" }), wrong: [{ partialAddress: "x".repeat(501) }] },
  "GET /person/get": { values: () => ({ email: "nobody@example.org" }), wrong: [] },
  "GET /job/get": {
    values: ({ jobHunt }) => ({ jobHuntId: jobHunt }),
    wrong: [{ jobHuntId: "" }, { jobHuntId: "no-uuid" }],
  },
  "POST /job/add": {
    values: ({ jobDetails, jobHunt }) => ({
      jobId: jobDetails,
      jobHuntId: jobHunt,
      data: `{"jobTitle":"Taken"}`,
      title: "Taken",
    }),
    wrong: [{ data: anyObject }, { data: "no json" }, { data: "[]" }, { data: null }, { title: 5 }, { jobHuntId: "" }],
  },
  "POST /ai/query": {
    values: () => ({ message: "A question" }),
    wrong: [{ message: 5 }, { message: null }, { message: anyObject }],
  },
  "POST /idealjob/store": {
    values: ({ idealJob }) => ({
      id: idealJob,
      name: "Taken",
      description: "Taken",
      status: "Inactive",
      note_guid: null,
    }),
    wrong: [{ name: 5 }, { description: anyObject }, { id: anyObject }, { id: "no-uuid" }],
    creates: ["idealJob"],
  },
  "POST /idealjob/delete": {
    values: ({ idealJob }) => ({ id: idealJob }),
    wrong: [{ id: "" }, { id: 7 }, { id: anyObject }],
  },
  "POST /idealjob/link": {
    values: ({ jobHunt, idealJob }) => ({ jobHuntId: jobHunt, idealJobId: idealJob }),
    wrong: [{ jobHuntId: "" }, { idealJobId: "" }, { idealJobId: anyObject }],
  },
  "GET /idealjob/person/get": { values: () => ({}), wrong: [] },
  "GET /idealjob/jobhunt/get": { values: ({ jobHunt }) => ({ jobhunt: jobHunt }), wrong: [] },
  "GET /note/get": { values: ({ noteGuid }) => ({ gunid: noteGuid }), wrong: [] },
  "POST /note/add": {
    values: ({ note, noteGuid }) => ({
      id: note,
      gunid: noteGuid,
      title: "Taken",
      description: "Taken",
      date: "2026-11-21T09:00:00.000Z",
    }),
    wrong: [
      { title: 5 },
      { title: "t".repeat(81) },
      { title: "a\0b" },
      { description: anyObject },
      { gunid: "" },
      { gunid: "no-uuid" },
      { gunid: anyObject },
      { date: "yesterday" },
      { date: 9e15 },
      { id: "no-uuid" },
    ],
    creates: ["note"],
  },
  "POST /note/delete": {
    values: ({ note, noteGuid }) => ({ id: note, gunid: noteGuid }),
    wrong: [{ id: "" }, { gunid: "" }, { gunid: "no-uuid" }, { id: anyObject }],
  },
  "POST /documents/store": {
    values: ({ document }) => ({
      id: document,
      name: "Taken",
      description: "Taken",
      type: "CV",
      file: null,
      source: "https://example.org/cv.pdf",
      gunid: "",
    }),
    wrong: [
      { name: 5 },
      { type: anyObject },
      { source: 5 },
      { source: "javascript:alert(1)" },
      { source: "//example.org/cv.pdf" },
      { source: "/files/none" },
      { id: anyObject },
      { id: "no-uuid" },
    ],
    creates: ["document"],
  },
  "GET /documents/get": { values: () => ({}), wrong: [] },
  "GET /documents/types": { values: () => ({}), wrong: [] },
  "POST /documents/delete": {
    values: ({ document }) => ({ id: document }),
    wrong: [{ id: "" }, { id: 7 }, { id: anyObject }],
  },
  "POST /person/store": {
    values: ({ contact }) => ({
      id: contact,
      guid: contact,
      gunid: "",
      salutation: "Dr.",
      first_name: "Taken",
      middle_names: "Taken",
      last_name: "Taken",
      email: "taken@example.org",
      mobile: "1",
      organization: "Taken",
      contact_type: "Recruiter",
      description: "Taken",
    }),
    wrong: [
      { first_name: 5 },
      { last_name: anyObject },
      { contact_type: anyObject },
      { id: "no-uuid" },
      { guid: "019aa5f0-0000-7000-8000-000000000001" },
    ],
    creates: ["contact"],
  },
  "GET /person/getall": { values: () => ({}), wrong: [] },
  "GET /person/types": { values: () => ({}), wrong: [] },
  "POST /person/delete": {
    values: ({ contact }) => ({ guid: contact }),
    wrong: [{ guid: "" }, { guid: 7 }, { guid: anyObject }],
  },
  "GET /log/get": {
    values: () => ({ start: "2026-01-01 00:00:00", end: "2027-01-01 00:00:00", filter: "", limit: 5 }),
    wrong: [
      { start: "yesterday" },
      { start: "2026-13-01 00:00:00" },
      { end: "9e99" },
      { limit: 0 },
      { limit: 201 },
      { limit: "x" },
      { before: "x" },
      { filter: "f".repeat(201) },
    ],
  },
  "POST /log/add": {
    values: () => ({ date: 1_795_251_600_000, event: "Taken" }),
    wrong: [
      { event: 5 },
      { event: "" },
      { event: null },
      { date: "yesterday" },
      { date: anyObject },
      { date: true },
      { date: 9e15 },
      { date: -9e14 },
    ],
  },
};
