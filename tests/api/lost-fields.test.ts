import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { getNamedType, GraphQLString, isInputObjectType } from "graphql";
import { uuidv7 } from "uuidv7";
import { createSchema } from "../../gateway/schema/schema.js";
import { findDifferences, findLostFields, objectsIn, type FoundObject } from "../support/answers.js";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";
import { fillRows } from "../support/filled-rows.js";
import { makeSpace, type Space } from "../support/space.js";
import { wholeOperations } from "../support/whole-operation.js";
import { OWNERSHIP_ROWS } from "./ownership.rows.js";

/** What the names of all records begin with, so that the search of the ownership rows finds them. */
const MARK = "Mark";
const SCHEMA = createSchema(null);
const QUERIES = wholeOperations(SCHEMA).filter(({ name }) => name.startsWith("Query."));

/**
 * Makes what the space lacks: touched steps, every field of an advert, a finished hunt, a document that is a link,
 * and a hunt with a suggestion that names a step and an employer.
 */
const PREPARE = `mutation ($jobHunt: ID!, $finished: ID!, $suggested: ID!, $company: ID!,
  $details: JobDetailsInput!) {
  open: openStep(input: { jobHuntId: $jobHunt, step: DECIDE_ON_JOB }) { logEntryId }
  applied: setStepStatus(input: { jobHuntId: $jobHunt, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
  kept: setStepStatus(input: { jobHuntId: $jobHunt, step: JOURNAL_YOUR_JOB_HUNT, status: DONE }) { logEntryId }
  saveJobDetails(input: $details) { id }
  createDocument(input: { name: "${MARK} link", source: "https://example.org/cv.pdf" }) { logEntryId }
  createJobHunt(input: { id: $finished, name: "${MARK} finished", phase: ACCEPTING, companyId: $company }) { logEntryId }
  sent: setStepStatus(input: { jobHuntId: $finished, step: SEND_APPLICATION_BUNDLE, status: DONE }) { logEntryId }
  advanceJobHunt(input: { id: $finished, from: ACCEPTING }) { logEntryId }
  pauseOne: pauseJobHunts(input: { jobHuntId: $jobHunt, until: "2026-12-01" }) { logEntryId }
  pauseAll: pauseJobHunts(input: { until: "2026-12-01" }) { logEntryId }
  invited: createJobHunt(input: { id: $suggested, name: "${MARK} invited", phase: INTERVIEWING }) { logEntryId }
  accepted: setStepStatus(input: { jobHuntId: $suggested, step: ACCEPTING_INTERVIEW, status: DONE }) { logEntryId }
  linkRecord(input: { jobHuntId: $suggested, kind: COMPANY, id: $company, role: EMPLOYER }) { logEntryId }
  updateViewer(input: { timeZone: "Europe/Berlin" }) { __typename }
}`;
/** Gives the plan what it can show: an appointment, days of others, days set by hand, an opened step, a promise. */
const PLAN = `mutation ($jobHunt: ID!, $dated: ID!, $contact: ID!) {
  found: createJobHunt(input: { id: $dated, name: "${MARK} found", phase: APPLYING }) { logEntryId }
  until: setJobHuntDates(input: { jobHuntId: $dated, deadline: "2026-12-18" }) { logEntryId }
  untilToo: setJobHuntDates(input: { jobHuntId: $jobHunt, deadline: "2026-12-18" }) { logEntryId }
  late: setStepDueDate(input: { jobHuntId: $jobHunt, step: DECIDE_ON_JOB, dueOn: "2026-11-20" }) { logEntryId }
  now: setStepDueDate(input: { jobHuntId: $jobHunt, step: SHORTLIST_POSITIONS, dueOn: "2026-11-21" }) { logEntryId }
  opened: openStep(input: { jobHuntId: $dated, step: FOLLOW_UP_EMAIL }) { logEntryId }
  promised: recordSign(input: { jobHuntId: $jobHunt, on: "2026-11-20", from: THEM, kind: CALL, note: "${MARK}", promisedOn: "2026-11-25" }) { logEntryId }
  invited: createAppointment(input: { jobHuntId: $jobHunt, kind: PHONE, round: OTHER, roundName: "${MARK}", day: "2026-11-24",
    time: "10:30", timeZone: "Europe/Berlin", minutes: 45, place: "${MARK}", url: "https://meet.example.org/", phone: "${MARK}",
    note: "${MARK}", contactIds: [$contact] }) { logEntryId }
  contacted: setStepStatus(input: { jobHuntId: $jobHunt, step: CONTACT_ORGANIZATIONS, status: DONE }) { logEntryId }
  apart: markDifferentJobs(input: { jobHuntId: $jobHunt, otherJobHuntId: $dated }) { isDifferent }
  planned: setStepDueDate(input: { jobHuntId: $jobHunt, step: SHORTLIST_COMPANIES, dueOn: "2026-11-24" }) { logEntryId }
}`;
const NOTE_GUID = `query ($kind: RecordKind!, $id: ID!) { record(kind: $kind, id: $id) { ... on NoteTarget { noteGuid } } }`;
const ADD_NOTE = `mutation ($noteGuid: ID!) { createNote(input: { noteGuid: $noteGuid, title: "Note", content: "Text" }) { id } }`;

/** Fields that are null or empty although every column holds a value, each with the reason. */
const NULL_BY_RIGHT: Readonly<Record<string, string>> = {
  "Query.viewer.featuresOff": "only for a look around are features off",
  "Query.viewer.guest": "only a look around has one; guest.test.ts asks for it",
  "Query.viewer.picture": "the person of the tests comes from a fake of the identity provider, without a picture",
  "Query.secondFactors.oneTimeCodesSince": "one-time codes are turned off; second-factors.test.ts turns them on",
  "Query.secondFactors.passkeys.lastUsedAt": "nobody has signed in with the passkey; passkey-sign-in.test.ts does",
  "Query.jobHunt.finishedAt": "the hunt that is asked for is active; the list has a finished one",
  "Query.record.finishedAt": "the record that is asked for is the same active hunt",
  "Query.jobDetails.jobHunt.finishedAt": "the hunt of the advert is the same active one",
  "Query.dashboard.activeSteps.jobHunt.finishedAt": "only an active hunt has steps that are open",
  "Query.earlierCaptures.jobHunt.finishedAt": "the hunt of the earlier capture is the same active one",
  "Query.earlierCaptures.jobDetails.jobHunt.finishedAt": "the hunt of the earlier capture is the same active one",
  "Query.pause.jobHuntId": "the pause that is asked for is that of all hunts",
  "Query.today.overdue.items.appointment":
    "the only appointment is in the next days; today-appointments.test.ts has others",
  "Query.today.today.items.appointment":
    "the only appointment is in the next days; today-appointments.test.ts has others",
  "Query.today.next.items.hint": "the first row of the next days is an appointment, which has none",
  "Query.today.captured": "the decision on the hunt has a day set by hand; captured-job.test.ts asks for others",
  "Query.today.waiting.items.appointment": "no appointment waits for others",
  "Query.appointmentPreview.overlaps":
    "every appointment here was cancelled; appointment-preview.test.ts asks for others",
  "Query.appointmentPreview.steps.previousDueOn":
    "the hunt has no appointment yet; appointment-preview.test.ts moves one",
  "Query.submissionPreview.followUps":
    "the follow-ups of a hunt in PREPARING have no days; submissions.test.ts asks for one that applies",
  "Query.earlierCaptures.sharedWords":
    "the adverts here are one word each; different-jobs.test.ts and likeness.test.ts have longer ones",
  "Query.findJobHunts.jobHunt.finishedAt": "the hunt that is found is active; the list has a finished one",
  "Query.appointmentPreview.closedSteps":
    "the hunt is not in INTERVIEWING; appointment-preview.test.ts asks for one that is",
  "Query.today.undated.items": "all hunts are paused, and their opened steps wait; today.test.ts has such rows",
  "Query.jobHuntSuggestions.phase": "only a suggestion to advance names a phase; suggestions.test.ts asks for it",
  "Query.jobHuntSuggestions.days": "only a suggestion about a deadline counts days; suggestions.test.ts asks for it",
};

/** How a hunt ended, and what to suggest: of the active hunt, and with news of today; endings.test.ts has others. */
const OF_ENDING =
  /(^Query\.jobHunt|\.jobHunt|jobHunts\.nodes|jobHunts\.edges\.node|\.record)\.(outcome|suggestedOutcome)$/;

/** The end of a hunt in a list inside another record, or of its appointments, which hold one hunt here: the active one. */
const OF_LINKED_HUNT = /^Query\.\w+\..*(jobHunts\.(nodes|edges\.node)|appointments\.nodes\.jobHunt)\.finishedAt$/;

/** Days that a step has at most one of, and that no step of the hunt has that is not next, not done or asked for every week. */
const OF_STEPS = /\.(wholeHuntSteps|step|suggestions|phases\.steps)\.(dueOn|dueRule|doneOn)$/;

/** Of what is due: only appointments have a time of day, some hints have no facts, and hunts with something due have not ended. */
const OF_DUE_ITEMS = /^Query\.(today|dueItems)\..*\.(startsAt|facts|finishedAt|step)$/;

/** What is next has only what its kind has, and not every hunt has a day that others set; hunt-next.test.ts has all. */
const OF_NEXT = /\.(next|nextAfter)\.(appointment|hint|startsAt|step)$|\.openDates$/;

/** The hunt of the last application at a company, which is read like any record: it has ended, and nothing else is known of it. */
const OF_ENDED_HUNT = /\.applications\.last\./;

/** The entities that are no record of a query: links are answered by changes, and the person is not listed. */
const UNASKED = ["Link", "Person"];

/** Differences from the tables that are meant, each with the reason. */
const DIFFERENT_BY_RIGHT: readonly (readonly [RegExp, string])[] = [
  [
    /^Document\.source: null in the table document, "http:[^"]+\/files\//,
    "the address of an uploaded file is signed by each answer; the column holds that of a link",
  ],
  [
    /^JobHunt\.(offerReceivedOn|answerBy|startsOn): /,
    "the offer that counts says these days; offer-days.test.ts asks for those of a hunt without one",
  ],
  [
    /^Offer\.(payAmount|hours|daysOff): "(\d+)\.?\d*" in the table offer, "\2/,
    "an answer has no zeros that say nothing",
  ],
];

describe("a value in a column of a table", () => {
  let app: TestApp;
  let rows: readonly FoundObject[];
  let answered: readonly FoundObject[];
  let suggested: string;

  beforeAll(async () => {
    app = await startTestApp();
    const owner = await app.signIn();
    const space = await makeSpace(owner, MARK);
    suggested = uuidv7();
    await owner.query(PREPARE, { ...space, finished: uuidv7(), suggested, details: detailsOf(space) });
    await owner.query(PLAN, { ...space, dated: uuidv7() });
    await addNotes(owner, space);
    const content = { kind: "text", text: MARK, url: null } as const;
    await app.services.extractions.of(owner.person.id).keep(MARK, { content, today: app.clock.now() });
    rows = await fillRows(app.test.database.dataSource, SCHEMA, owner.person.id);
    answered = await answersTo(owner, space);
  });
  afterAll(() => app.close());

  it("is null in no list, in no single query and in nothing inside their answers", () => {
    const lost = [...findLostFields(answered)];

    const others = lost.filter(
      (field) =>
        ![OF_LINKED_HUNT, OF_STEPS, OF_DUE_ITEMS, OF_NEXT, OF_ENDED_HUNT, OF_ENDING].some((right) => right.test(field)),
    );
    expect(others.sort()).toEqual(Object.keys(NULL_BY_RIGHT).sort());
    expect(lost.filter((field) => OF_LINKED_HUNT.test(field))).not.toEqual([]);
  });

  it("is the same in the table, in each list, in the single query and inside other records", () => {
    const differences = findDifferences([...rows, ...answered]);

    const unexpected = differences.filter((text) => !DIFFERENT_BY_RIGHT.some(([meant]) => meant.test(text)));
    const stale = DIFFERENT_BY_RIGHT.filter(([meant]) => !differences.some((text) => meant.test(text)));

    expect(unexpected).toEqual([]);
    expect(stale).toEqual([]);
  });

  it("is asked of a list for each entity that the schema shows, and of each list", () => {
    const places = new Map(answered.map(({ place, type }) => [place, type] as const));
    const entities = app.test.database.dataSource.entityMetadatas.map(({ name }) => name);
    const shown = entities.filter((name) => SCHEMA.getType(name) !== undefined && !UNASKED.includes(name));
    const connections = QUERIES.filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"));

    expect(shown.filter((name) => ![...places.values()].includes(name))).toEqual([]);
    expect(shown.length).toBeGreaterThanOrEqual(9);
    expect(connections.filter(({ name }) => !places.has(`${name}.nodes`)).map(({ name }) => name)).toEqual([]);
    expect(connections.length).toBeGreaterThanOrEqual(8);
  });

  /** Adds a note to one record of each kind that has none yet. */
  async function addNotes(owner: Client, space: Space): Promise<void> {
    for (const [kind, id] of [
      ["COMPANY", space.company],
      ["CONTACT", space.contact],
      ["DOCUMENT", space.document],
      ["IDEAL_JOB", space.idealJob],
    ]) {
      const { record } = await owner.query<{ record: { noteGuid: string } }>(NOTE_GUID, { kind, id });
      await owner.query(ADD_NOTE, { noteGuid: record.noteGuid });
    }
  }

  async function answersTo(owner: Client, space: Space): Promise<readonly FoundObject[]> {
    const found: FoundObject[] = [];
    for (const { name, field, document } of QUERIES) {
      const { data, errors } = await owner.graphql<Record<string, unknown>>(
        document,
        variablesFor(name, space, suggested),
      );
      if (data == null || errors !== undefined) throw new Error(`${name} fails: ${JSON.stringify(errors)}`);
      found.push({ place: "Query", type: "Query", id: null, fields: data });
      found.push(...objectsIn(name, field.type, data[field.name]));
    }
    return found;
  }
});

describe("a planted loss", () => {
  const company = SCHEMA.getQueryType()?.getFields()["company"];
  const companies = SCHEMA.getQueryType()?.getFields()["companies"];
  const inTable: FoundObject = { place: "the table company", type: "Company", id: "1", fields: { address: "Quay 1" } };

  const listed = (...nodes: readonly object[]): readonly FoundObject[] =>
    companies === undefined ? [] : objectsIn("Query.companies", companies.type, { nodes });
  const single = (node: object): readonly FoundObject[] =>
    company === undefined ? [] : objectsIn("Query.company", company.type, node);

  it("is found where a field is null in every row of a list, and only there", () => {
    expect(findLostFields(listed({ id: "1", address: null }, { id: "2", address: null }))).toEqual([
      "Query.companies.nodes.address",
    ]);
    expect(findLostFields(listed({ id: "1", address: null }, { id: "2", address: "Quay 1" }))).toEqual([]);
  });

  it("is found where a list or an object inside is empty", () => {
    expect(findLostFields(listed())).toEqual(["Query.companies.nodes"]);
    expect(findLostFields(single({ id: "1", scopes: [], owner: null }))).toEqual([
      "Query.company.scopes",
      "Query.company.owner",
    ]);
  });

  it("is found where a list answers another value than the table or the single query", () => {
    expect(findDifferences([inTable, ...listed({ id: "1", address: null })])).toEqual([
      `Company.address: "Quay 1" in the table company, null in Query.companies.nodes`,
    ]);
    expect(findDifferences([...single({ id: "1", address: "Quay 1" }), ...listed({ id: "1", address: "x" })])).toEqual([
      `Company.address: "Quay 1" in Query.company, "x" in Query.companies.nodes`,
    ]);
    expect(findDifferences([inTable, ...listed({ id: "1", address: "Quay 1" }, { id: "2", address: "x" })])).toEqual(
      [],
    );
  });
});

/** The variables of the ownership row; where those find nothing, others that find something. */
function variablesFor(name: string, space: Space, suggested: string): Readonly<Record<string, unknown>> {
  if (name === "Query.jobHuntSuggestions") return { jobHuntId: suggested };
  if (name === "Query.earlierCaptures") return { input: { companyName: MARK, jobTitle: "jobTitle" } };
  return OWNERSHIP_ROWS[name]?.variables(space) ?? {};
}

/** An advert with its own name in each text that it can have, so that a text added later is filled as well. */
function detailsOf({ jobHunt, jobDetails }: Space): Readonly<Record<string, unknown>> {
  const input = SCHEMA.getType("JobDetailsInput");
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  const names = fields.filter(({ type }) => getNamedType(type) === GraphQLString).map(({ name }) => name);
  const texts = Object.fromEntries(names.map((name) => [name, name]));
  const evidence = [{ field: "JOB_TITLE", source: "RULE", confidence: 0.5, quote: "advert", start: 0, end: 6 }];
  return { ...texts, id: jobDetails, jobHuntId: jobHunt, companyName: MARK, evidence };
}
