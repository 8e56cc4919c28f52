import { PAGE_MAX } from "../../../schema/limits.js";
import { fault, readEpoch, readMoment } from "../names.js";
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
    takes: ["start", "end", "filter", "limit", "before"],
    operation: `query ($filter: String, $from: DateTime, $to: DateTime, $first: Int, $after: String) {
      logEntries(filter: $filter, from: $from, to: $to, first: $first, after: $after) {
        nodes { id date entry } pageInfo { endCursor hasNextPage } } }`,
    // The spec's client knows no pages and gets all there is; who asks for a limit reads on with `before`.
    pages: "logEntries",
    isOnePage: ({ limit }) => text(limit) !== "",
    variables: ({ start, end, filter, limit, before }) => ({
      filter: text(filter),
      from: readMoment("start", start, "first"),
      to: readMoment("end", end, "last"),
      first: readLimit(limit),
      after: text(before) === "" ? null : text(before),
    }),
    answer: ({ logEntries: { nodes, pageInfo } }, { limit }) => ({
      data: nodes.map(logEntry),
      ...(text(limit) === "" ? {} : { before: pageInfo.hasNextPage ? pageInfo.endCursor : null }),
    }),
  }),
  route<{ addLogEntry: LogEntryData }>({
    method: "POST",
    path: "/log/add",
    takes: ["date", "event"],
    operation: `mutation ($input: AddLogEntryInput!) { addLogEntry(input: $input) { id date entry } }`,
    variables: ({ date, event }) => ({ input: { date: readEpoch("date", date), event } }),
    answer: ({ addLogEntry }) => ({ data: logEntry(addLogEntry) }),
  }),
];

/** Dates go out as they come in: in milliseconds since 1970 (spec 3). */
function logEntry({ id, date, entry }: LogEntryData): object {
  return { id, date: new Date(date).getTime(), entry };
}

function readLimit(limit: WireValue): number {
  if (text(limit) === "") return PAGE_MAX;
  const number = Number(limit);
  if (Number.isInteger(number) && number >= 1 && number <= PAGE_MAX) return number;
  throw fault("limit", "range", `limit: a whole number from 1 to ${PAGE_MAX}.`);
}
