/** What one round of one server measured. Times are microseconds of processor time a request. */
export interface Round {
  readonly requestsPerSecond: number;
  readonly serverUs: number;
  readonly databaseUs: number;
  /** The size of an answer. */
  readonly kilobytes: number;
}

/** A server among those that are compared. */
export interface ServerFigures {
  /** The median of the rounds. */
  readonly serverUs: number;
  readonly databaseUs: number;
  readonly kilobytes: number;
  /** Of each round the quotient with the limit's, of which the median: 1 for the limit itself. */
  readonly requestsRatio: number;
  readonly processorRatio: number;
}

/** What is known of a workload. */
export interface WorkloadFigures {
  readonly workload: string;
  /** By the name of the server; `limit` is one of them. */
  readonly servers: Readonly<Record<string, ServerFigures>>;
  /** Statements of the product for one request. */
  readonly statements: number;
}

/** Returns the value in the middle, the higher one of two; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Returns the figures of servers from their rounds, of which each has as many; the n-th of each are compared with each other. */
export function compareRounds(rounds: Readonly<Record<string, readonly Round[]>>): Record<string, ServerFigures> {
  const limit = rounds["limit"] ?? [];
  const totalOf = ({ serverUs, databaseUs }: Round): number => serverUs + databaseUs;
  return Object.fromEntries(
    Object.entries(rounds).map(([server, own]) => {
      const middle = (of: (round: Round) => number): number => median(own.map(of));
      const ratio = (of: (round: Round) => number): number =>
        median(own.flatMap((round, n) => (limit[n] === undefined ? [] : [of(round) / of(limit[n])])));
      return [
        server,
        {
          serverUs: middle((round) => round.serverUs),
          databaseUs: middle((round) => round.databaseUs),
          kilobytes: middle((round) => round.kilobytes),
          requestsRatio: ratio((round) => round.requestsPerSecond),
          processorRatio: ratio(totalOf),
        },
      ];
    }),
  );
}

/** The heading of the table of figures. */
export const HEADING = lineOf("workload", [
  "server",
  "requests/s x",
  "processor x",
  "server us",
  "database us",
  "statements",
  "KB",
]);

/** Returns a workload as lines of the table, one for each server. */
export function linesOf({ workload, servers, statements }: WorkloadFigures): readonly string[] {
  return Object.entries(servers).map(([server, figures]) =>
    lineOf(workload, [
      server,
      figures.requestsRatio.toFixed(2),
      figures.processorRatio.toFixed(2),
      figures.serverUs.toFixed(0),
      figures.databaseUs.toFixed(0),
      server === "product" ? String(statements) : "",
      figures.kilobytes.toFixed(1),
    ]),
  );
}

function lineOf(workload: string, cells: readonly string[]): string {
  return workload.padEnd(12) + cells.map((cell) => cell.padStart(13)).join("");
}
