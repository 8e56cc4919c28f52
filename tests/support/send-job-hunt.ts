import type { Client } from "./client.js";
import { inputOf, type JobHuntRequest, type Outcome } from "./job-hunt-model.js";

/** The answer to a change; `isRepeated` of a deletion alone. */
interface Done {
  readonly logEntryId: string | null;
  readonly isRepeated?: boolean;
}

/** Asks for one thing; a refusal that nobody can act on fails the test. */
export async function send(
  client: Client,
  id: string,
  request: JobHuntRequest,
): Promise<readonly [Outcome, string | null]> {
  const isRepeated = request.asks === "deleteJobHunt" ? "isRepeated" : "";
  const mutation = `mutation { done: ${request.asks}(input: { ${inputOf(id, request)} }) { logEntryId ${isRepeated} } }`;
  const { data, errors } = await client.graphql<{ done: Done | null }>(mutation);
  // A second deletion answers with the entry of the first.
  if (data?.done?.isRepeated === true) return ["UNCHANGED", null];
  if (data?.done != null) return [data.done.logEntryId === null ? "UNCHANGED" : "CHANGED", data.done.logEntryId];
  const code = errors?.[0]?.extensions?.code;
  if (code === "NOT_FOUND" || code === "ILLEGAL_TRANSITION") return [code, null];
  throw new Error(`${mutation} was answered by ${JSON.stringify(errors)}`);
}
