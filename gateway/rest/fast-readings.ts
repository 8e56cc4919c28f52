import { parse } from "node:querystring";
import type { FastAnswer, FastRoute } from "../fastpath/fast-path.js";
import { failureAnswer } from "../http/fail.js";
import type { Viewer } from "../person/viewer.js";
import type { FailureReport } from "../platform/failure-report.js";
import { readRow } from "./read-row.js";
import type { Readers } from "./readers.js";
import { isReading, type ReadingRoute } from "./route.js";
import { ROUTES } from "./routes.js";
import { readValues } from "./request-values.js";

const MEDIA_TYPE = "application/json; charset=utf-8";
const PREFIX = "/api";

/** Answers the rows of the shim that read without an operation. */
export class FastReadings implements FastRoute {
  private readonly rows: ReadonlyMap<string, ReadingRoute>;

  constructor(
    private readonly readers: Readers,
    private readonly report: FailureReport,
  ) {
    const readings = ROUTES.filter(isReading).filter(({ method }) => method === "GET");
    this.rows = new Map(readings.map((row) => [PREFIX + row.path, row]));
  }

  readonly begin: FastRoute["begin"] = ({ method, url = "", headers }) => {
    const [path = "", query = "", ...more] = url.split("?");
    // Express compares what a client has already.
    const isPlain = method === "GET" && more.length === 0 && headers["if-none-match"] === undefined;
    const row = isPlain ? this.rows.get(path) : undefined;
    if (row === undefined) return null;
    return ({ viewer }) => Promise.resolve(() => this.answer(row, query, viewer));
  };

  private async answer(row: ReadingRoute, query: string, viewer: Viewer): Promise<FastAnswer> {
    try {
      const values = readValues(row, { query: parse(query), body: {} }, viewer.ownerId);
      return { status: 200, mediaType: MEDIA_TYPE, body: await readRow(this.readers, row, values, viewer) };
    } catch (error) {
      return { mediaType: MEDIA_TYPE, ...failureAnswer(error, this.report) };
    }
  }
}
