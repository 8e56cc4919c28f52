import { nextChange, type Client, type GraphqlFailure, type OpenStream } from "./client.js";

/** A row of Today as tests compare it. */
export interface DueRow {
  readonly id: string;
  readonly kind: string;
  readonly step: string | null;
  readonly dueOn: string | null;
  readonly startsAt: string | null;
  readonly version: number;
  readonly hint: {
    readonly key: string;
    readonly facts: readonly { readonly name: string; readonly value: string }[];
  } | null;
  readonly jobHunt: { readonly id: string; readonly name: string };
}

/** A group of Today. */
export interface DueGroup {
  readonly count: number;
  readonly items: readonly DueRow[];
}

/** The names of the groups of Today. */
export const GROUPS = ["overdue", "today", "next", "waiting", "undated"] as const;
/** What is due, by its groups. */
export type Today = { readonly on: string } & Readonly<Record<(typeof GROUPS)[number], DueGroup>>;

/** The fields of a row. */
export const DUE_ROW = `id kind step dueOn startsAt version hint { key facts { name value } } jobHunt { id name }`;
const TODAY = `query ($timeZone: String, $now: DateTime) { today(timeZone: $timeZone, now: $now) { on
  ${GROUPS.map((group) => `${group} { count items { ${DUE_ROW} } }`).join(" ")} } }`;

/** Returns what is due for a person. */
export async function todayOf(client: Client, variables: object = {}): Promise<Today> {
  return (await client.query<{ today: Today }>(TODAY, variables)).today;
}

/** Returns the rows of one hunt, each as `group: what day`, so that a plan is compared as a list of words. */
export function rowsOf(today: Today, jobHuntId: string): string[] {
  return GROUPS.flatMap((group) =>
    today[group].items
      .filter(({ jobHunt, kind }) => jobHunt.id === jobHuntId && kind !== "JOURNAL")
      .map(({ kind, step, hint, dueOn }) => `${group}: ${step ?? `${kind} ${hint?.key ?? ""}`} ${dueOn ?? "no day"}`),
  );
}

/** A step after a change. */
export interface PlannedStep {
  readonly name: string;
  readonly status: string;
  readonly doneOn: string | null;
  readonly dueOn: string | null;
  readonly dueSetBy: string;
  readonly dueRule: { readonly key: string } | null;
}

/** The result of a change of a step. */
export interface StepChanged {
  readonly logEntryId: string | null;
  readonly step: PlannedStep;
  readonly jobHunt: { readonly version: number; readonly nextDueOn: string | null; readonly quietSince: string | null };
}

/** The mutations of a step whose input begins with the hunt and the step. */
export const STEP_MUTATIONS = {
  openStep: "StepInput",
  completeStep: "StepInput",
  resetStep: "StepInput",
  skipStep: "StepInput",
  setStepDoneOn: "SetStepDoneOnInput",
  setStepDueDate: "SetStepDueDateInput",
  resetStepDueDate: "ResetStepDueDateInput",
  snoozeStep: "SnoozeStepInput",
} as const;

/** Returns the document of such a mutation. */
export function stepMutation(name: keyof typeof STEP_MUTATIONS): string {
  return `mutation ($input: ${STEP_MUTATIONS[name]}!) { changed: ${name}(input: $input) { logEntryId
    step { name status doneOn dueOn dueSetBy dueRule { key } } jobHunt { version nextDueOn quietSince } } }`;
}

/** Changes a step. */
export async function changeStep(
  client: Client,
  name: keyof typeof STEP_MUTATIONS,
  input: object,
): Promise<StepChanged> {
  return (await client.query<{ changed: StepChanged }>(stepMutation(name), { input })).changed;
}

/** Moves a hunt out of a phase. */
export async function advance(client: Client, id: string, from: string): Promise<void> {
  await client.query(`mutation ($input: AdvanceJobHuntInput!) { advanceJobHunt(input: $input) { logEntryId } }`, {
    input: { id, from },
  });
}

/** Sets days of a hunt, and returns the log entry. */
export async function setDates(client: Client, jobHuntId: string, dates: object): Promise<string | null> {
  const { changed } = await client.query<{ changed: { logEntryId: string | null } }>(
    `mutation ($input: SetJobHuntDatesInput!) { changed: setJobHuntDates(input: $input) { logEntryId } }`,
    { input: { jobHuntId, ...dates } },
  );
  return changed.logEntryId;
}

/** Undoes an entry of the log. */
export async function undo(client: Client, logEntryId: string | null): Promise<string | undefined> {
  const { undo: undone } = await client.query<{ undo: { logEntries: readonly { id: string }[] } }>(
    `mutation ($id: ID!) { undo(input: { logEntryId: $id }) { logEntries { id } } }`,
    { id: logEntryId },
  );
  return undone.logEntries[0]?.id;
}

/** Returns the newest entry of a person's log. */
export async function lastEntryOf(client: Client): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { logEntries } = await client.query<{ logEntries: { nodes: readonly Readonly<Record<string, unknown>>[] } }>(
    `{ logEntries(first: 1) { nodes { id entry action subjectKind subjectId isUndoable } } }`,
  );
  return logEntries.nodes[0];
}

/** Returns the failure of an operation about a hunt that lies in the trash, and restores the hunt. */
export async function failureInTrash(
  client: Client,
  id: string,
  document: string,
  variables: object,
): Promise<GraphqlFailure> {
  await client.query(`mutation ($id: ID!) { deleteJobHunt(input: { id: $id }) { id } }`, { id });
  const failure = await client.failure(document, variables);
  await client.query(`mutation ($id: ID!) { restore(input: { kind: JOB_HUNT, id: $id }) { id } }`, { id });
  return failure;
}

/** Returns the live update of an entry of the log; those of changes from before the stream opened may come first. */
export async function announcedChange(stream: OpenStream, logEntryId: string | null): Promise<unknown> {
  return nextChange(stream, (change) => change["logEntryId"] === logEntryId);
}
