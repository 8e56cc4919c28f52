import type { Client } from "../client.js";

/** The fields of a created hunt that most tests use. */
export interface MadeJobHunt {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
  /** The log entry that can undo the creation. */
  readonly logEntryId: string;
}

let count = 0;

/** Creates a hunt of a person; the names are numbered, so that failures are reproducible. */
export async function createJobHunt(client: Client, input: object = {}): Promise<MadeJobHunt> {
  count += 1;
  const { createJobHunt: made } = await client.query<{ createJobHunt: { logEntryId: string; jobHunt: MadeJobHunt } }>(
    `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId jobHunt { id name noteGuid } } }`,
    { input: { name: `Hunt ${count}`, ...input } },
  );
  return { ...made.jobHunt, logEntryId: made.logEntryId };
}
