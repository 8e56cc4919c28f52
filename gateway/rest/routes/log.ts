import { FILTER_MAX, LOG_ENTRY_MAX, PAGE_MAX } from "../../../schema/limits.js";
import { invalid } from "../../platform/validation.js";
import { listOf, object, one, ref } from "../answers.js";
import { date, required, text as textField } from "../fields.js";
import { LOG_ENTRY as KIND } from "../kinds.js";
import { route, type AnyRoute, type WireValue } from "../route.js";
import { text } from "../values.js";

interface LogEntryData {
  readonly id: string;
  readonly date: string;
  readonly entry: string;
}

interface LogData {
  readonly logEntries: {
    readonly nodes: readonly LogEntryData[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  };
}

/** The log of activity. */
export const LOG_ROUTES: readonly AnyRoute[] = [
  route<LogData>({
    method: "GET",
    path: "/log/get",
    summary: "The log entries, newest first: all of them, or a page when a limit is given.",
    takes: {
      start: date("Only entries from then on."),
      end: date("Only entries up to then, that second or day included.", "last"),
      filter: textField(FILTER_MAX, "Only entries with this text, whatever its case; no character is a wildcard."),
      limit: {
        description: "How many at most; absent or empty: all.",
        schema: { type: "integer", minimum: 1, maximum: PAGE_MAX },
        read: readLimit,
      },
      before: { description: "The `before` of the page before.", schema: { type: "string" } },
    },
    answers: {
      ...object({ data: listOf(ref(KIND)) }),
      properties: {
        data: listOf(ref(KIND)),
        before: {
          type: ["string", "null"],
          description: "With a limit: where the next page starts; null when there is none.",
        },
      },
    },
    operation: `query ($filter: String, $from: DateTime, $to: DateTime, $first: Int, $after: String) {
      logEntries(filter: $filter, where: { from: $from, to: $to }, first: $first, after: $after) {
        nodes { id date entry } pageInfo { endCursor hasNextPage } } }`,
    // The spec's client has no pages and gets all entries; a client that sets a limit reads on with `before`.
    pages: "logEntries",
    isOnePage: ({ limit }) => limit !== null,
    variables: ({ start, end, filter, limit, before }) => ({
      filter: text(filter),
      from: start,
      to: end,
      first: limit ?? PAGE_MAX,
      after: text(before) === "" ? null : text(before),
    }),
    answer: ({ logEntries: { nodes, pageInfo } }, { limit }) => ({
      data: nodes.map(logEntry),
      ...(limit === null ? {} : { before: pageInfo.hasNextPage ? pageInfo.endCursor : null }),
    }),
  }),
  route<{ addLogEntry: LogEntryData }>({
    method: "POST",
    path: "/log/add",
    summary: "Writes an entry into the log.",
    takes: {
      date: date("When it happened; absent: now."),
      event: required(textField(LOG_ENTRY_MAX, "What happened.")),
    },
    answers: one(KIND),
    operation: `mutation ($input: AddLogEntryInput!) { addLogEntry(input: $input) { id date entry } }`,
    variables: ({ date, event }) => ({ input: { date, event } }),
    answer: ({ addLogEntry }) => ({ data: logEntry(addLogEntry) }),
  }),
];

/** Returns the log entry with its date in milliseconds since 1970, the form of requests (spec 3). */
function logEntry({ id, date, entry }: LogEntryData): object {
  return { id, date: new Date(date).getTime(), entry };
}

function readLimit(name: string, limit: WireValue): number | null {
  if (text(limit) === "") return null;
  const number = Number(limit);
  if (Number.isInteger(number) && number >= 1 && number <= PAGE_MAX) return number;
  throw invalid(name, "range", `a whole number from 1 to ${PAGE_MAX}.`);
}
