import type { Client } from "../client.js";

/** A created company as its owner reads it. */
export interface MadeCompany {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly type: string | null;
  readonly version: number;
  /** The log entry that can undo the creation. */
  readonly logEntryId: string;
}

let count = 0;

/** Creates a company of a person; the names are numbered, so that failures are reproducible. */
export async function createCompany(client: Client, input: object = {}): Promise<MadeCompany> {
  count += 1;
  const { createCompany: made } = await client.query<{ createCompany: { logEntryId: string; company: MadeCompany } }>(
    `mutation ($input: CreateCompanyInput!) {
      createCompany(input: $input) { logEntryId company { id name description address type version } } }`,
    { input: { name: `Company ${count}`, ...input } },
  );
  return { ...made.company, logEntryId: made.logEntryId };
}
