import type { Client } from "../support/client.js";

/** A pause ends within a year; this one runs when the release is upgraded by the next. */
const PAUSE_MS = 300 * 86_400_000;

interface Changed {
  readonly id: string;
  readonly logEntryId: string;
}

/**
 * Gives a hunt what others sent, what was agreed, what was put off and what was sent, in every state; `contactId` and
 * `cvId` are a contact and a document of the same person.
 */
export async function fillPlan(client: Client, jobHuntId: string, contactId: string, cvId: string): Promise<void> {
  await fillSigns(client, jobHuntId);
  await fillAppointments(client, jobHuntId, contactId);
  await fillDays(client, jobHuntId);
  await fillSubmissions(client, jobHuntId, contactId, cvId);
  await fillOffers(client, jobHuntId, cvId);
  await change(client, "linkRecord", {
    jobHuntId,
    kind: "CONTACT",
    id: contactId,
    note: "Knows the greenhouses",
  });
  await change(client, "linkRecord", { jobHuntId, kind: "DOCUMENT", id: cvId, step: "UNDERSTANDING_THE_INTERVIEW" });
}

async function fillSigns(client: Client, jobHuntId: string): Promise<void> {
  const sign = (input: object): Promise<Changed> => change(client, "recordSign", { jobHuntId, ...input });
  await sign({
    kind: "CALL",
    from: "THEM",
    on: "2026-11-19",
    promisedOn: "2099-01-20",
    note: "They will write – soon",
  });
  await sign({ kind: "MAIL", from: "ME", on: "2026-11-20" });
  const { logEntryId } = await sign({ kind: "REJECTION", from: "THEM", on: "2026-11-20" });
  await client.query(`mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`, {
    id: logEntryId,
  });
}

async function fillAppointments(client: Client, jobHuntId: string, contactId: string): Promise<void> {
  const appointment = (input: object): Promise<Changed> => change(client, "createAppointment", { jobHuntId, ...input });
  await appointment({
    kind: "VIDEO",
    round: "INTERVIEW",
    roundNumber: 2,
    day: "2099-01-15",
    time: "10:30",
    minutes: 45,
    timeZone: "Europe/Dublin",
    url: "https://video.example.org/room/7",
    note: "Plants by their leaves – النباتات",
    contactIds: [contactId],
  });
  const held = await appointment({
    kind: "ON_SITE",
    round: "OTHER",
    roundName: "Walk round the nursery",
    day: "2026-10-25",
    time: "02:30",
    repeatedHour: "SECOND",
    timeZone: "Europe/Berlin",
    place: "Quayside 1, Harbourtown",
  });
  await change(client, "recordAppointmentOutcome", { id: held.id, outcome: "GOOD" });
  const cancelled = await appointment({ kind: "PHONE", day: "2099-02-01", phone: "+44 20 7946 0000" });
  await change(client, "cancelAppointment", { id: cancelled.id, by: "THEM" });
  const { id } = await appointment({ kind: "PHONE", day: "2099-03-01" });
  await client.query(`mutation ($id: ID!) { deleteAppointment(input: { id: $id }) { id } }`, { id });
}

async function fillDays(client: Client, jobHuntId: string): Promise<void> {
  await client.query(
    `mutation ($id: ID!) {
      setJobHuntDates(input: { jobHuntId: $id, answerBy: "2099-02-10", startsOn: "2099-04-01" }) { logEntryId }
      setStepDueDate(input: { jobHuntId: $id, step: UNDERSTANDING_THE_INTERVIEW, dueOn: "2099-01-10" }) { logEntryId }
      updateJobHunt(input: { id: $id, talkingPoints: "Four thousand plants\\nFour winters" }) { logEntryId }
    }`,
    { id: jobHuntId },
  );
  const pause = (input: object): Promise<unknown> =>
    client.query(`mutation ($input: PauseJobHuntsInput!) { pauseJobHunts(input: $input) { pausedUntil } }`, { input });
  const until = new Date(Date.now() + PAUSE_MS).toISOString().slice(0, 10);
  await pause({ jobHuntId, until });
  await pause({ jobHuntId, until: null });
  await pause({ until });
}

async function fillSubmissions(client: Client, jobHuntId: string, contactId: string, cvId: string): Promise<void> {
  const submission = (input: object): Promise<Changed> => change(client, "recordSubmission", { jobHuntId, ...input });
  await submission({
    channel: "EMAIL",
    sentOn: "2026-11-18",
    sentTime: "09:05",
    contactId,
    letter: "Dear Dr Sample,\n\nfour thousand plants – gern. 🌱",
    files: [{ documentId: cvId, versionNumber: 1 }],
  });
  const mistake = await submission({ channel: "POST", sentOn: "2026-11-19", recipient: "Head office" });
  await change(client, "markSubmission", { id: mistake.id, isMistake: true });
}

async function fillOffers(client: Client, jobHuntId: string, documentId: string): Promise<void> {
  const offer = (input: object): Promise<Changed> => change(client, "createOffer", { jobHuntId, ...input });
  const first = await offer({ payAmount: "28.5", payCurrency: "GBP", payPeriod: "HOUR", receivedOn: "2026-11-20" });
  await change(client, "updateOffer", { id: first.id, outcome: "REPLACED" });
  await offer({
    payAmount: "52000.50",
    payCurrency: "GBP",
    payPeriod: "YEAR",
    bonus: "Up to 5 % – not guaranteed",
    hours: "37.5",
    daysOff: "28",
    term: "Two years, with six months of probation",
    place: "Harbourtown; المنزل on Fridays",
    note: "The greenhouse is heated",
    documentId,
  });
}

/** Runs a mutation whose input is named after it. */
async function change(client: Client, mutation: string, input: object): Promise<Changed> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { changed } = await client.query<{ changed: Changed }>(
    `mutation ($input: ${type}!) { changed: ${mutation}(input: $input) { id logEntryId } }`,
    { input },
  );
  return changed;
}
