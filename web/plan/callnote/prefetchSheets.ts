import type { ApolloClient } from "@apollo/client";
import { readProblem } from "../../lib/readProblem.js";
import { HuntSheetDocument } from "../huntsheet/huntsheet.generated.js";
import { CallNoteHuntsDocument } from "./callnote.generated.js";

/** How many sheets are fetched ahead at most. */
const SHEETS_MAX = 30;

/** The failures of one sheet that say nothing about the next. */
const OF_ONE: ReadonlySet<string> = new Set(["NOT_FOUND", "TOO_LARGE"]);

/**
 * Fetches the sheets of the hunts in Today into the cache, one after the other, those that are due first; appointments of
 * the next days are among them. It ends early when the signal says so, or the server does not answer, and never rejects.
 */
export async function prefetchSheets(client: ApolloClient, signal: AbortSignal): Promise<void> {
  for (const id of await findHunts(client)) {
    if (signal.aborted || !navigator.onLine) return;
    try {
      await fetchSheet(client, id);
    } catch (error) {
      if (!OF_ONE.has(readProblem(error).code)) return;
    }
  }
}

/** Fetches a sheet into the cache. */
async function fetchSheet(client: ApolloClient, id: string): Promise<void> {
  await client.query({ query: HuntSheetDocument, variables: { id }, fetchPolicy: "network-only" });
}

async function findHunts(client: ApolloClient): Promise<readonly string[]> {
  try {
    // Not cached: it selects less of Today than the dashboard, and would replace it.
    const { data } = await client.query({
      query: CallNoteHuntsDocument,
      variables: { first: SHEETS_MAX },
      fetchPolicy: "no-cache",
    });
    if (data === undefined) return [];
    const { overdue, today, next, waiting, undated } = data.today;
    const items = [today, overdue, next, waiting, undated].flatMap((group) => group.items);
    return [...new Set(items.map(({ jobHunt }) => jobHunt.id))].slice(0, SHEETS_MAX);
  } catch {
    return [];
  }
}
