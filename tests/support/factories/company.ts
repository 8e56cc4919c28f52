import type { Client } from "../client.js";

/** A company as its owner sees it. */
export interface MadeCompany {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly type: string | null;
  readonly version: number;
  /** The line of the log that can undo the making. */
  readonly logEntryId: string;
}

let count = 0;

/** A new company of a person; the names are counted, so that a failure reads the same twice. */
export async function createCompany(client: Client, input: object = {}): Promise<MadeCompany> {
  count += 1;
  const { createCompany: made } = await client.query<{ createCompany: { logEntryId: string; company: MadeCompany } }>(
    `mutation ($input: CreateCompanyInput!) {
      createCompany(input: $input) { logEntryId company { id name description address type version } } }`,
    { input: { name: `Company ${count}`, ...input } },
  );
  return { ...made.company, logEntryId: made.logEntryId };
}
