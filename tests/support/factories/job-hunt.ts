import type { Client } from "../client.js";

/** What of a hunt tests look at most. */
export interface MadeJobHunt {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
  /** The line of the log that can undo the making. */
  readonly logEntryId: string;
}

let count = 0;

/** A new hunt of a person; the names are counted, so that a failure reads the same twice. */
export async function createJobHunt(client: Client, input: object = {}): Promise<MadeJobHunt> {
  count += 1;
  const { createJobHunt: made } = await client.query<{ createJobHunt: { logEntryId: string; jobHunt: MadeJobHunt } }>(
    `mutation ($input: CreateJobHuntInput!) { createJobHunt(input: $input) { logEntryId jobHunt { id name noteGuid } } }`,
    { input: { name: `Hunt ${count}`, ...input } },
  );
  return { ...made.jobHunt, logEntryId: made.logEntryId };
}
