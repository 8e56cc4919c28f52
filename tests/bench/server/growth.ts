import type { PersonSize } from "./bench-database.js";
import { answerOf } from "./compare.js";
import { readTimes, type Bench } from "./measure.js";
import type { BenchPerson } from "./people.js";
import { takenBetween } from "./processor-time.js";
import type { Options } from "./options.js";
import { operationRequest, WORKLOADS, type BenchRequest, type Workload } from "./workloads.js";

const REQUESTS = 20;
/** What takes long is asked for less often. */
const [LEAST_REQUESTS, ENOUGH_MS] = [3, 4_000];
/** Requests before those that count: as many at once as there are connections, and some of each account. */
const [WARM_UP, AT_ONCE, OWN_WARM_UP] = [100, 10, 4];
const RECORDS = 15;
const USUAL = { hunts: 20, lines: 200 };
/** What depends on the number of hunts, and what on the lines of the log. */
const REQUESTED = {
  hunts: [
    "hunts",
    "hunts-all",
    "today",
    "sheet",
    "step",
    "rest",
    "search",
    "palette",
    "dashboard",
    "viewer",
    "Navigation",
    "JobHuntStatistics",
  ],
  lines: ["log", "log-filter", "dashboard", "Navigation", "LogTotal"],
};

/** One person whose account has grown in one way. */
interface Grown {
  readonly of: "hunts" | "lines";
  readonly count: number;
  readonly size: PersonSize;
}

/** A read that is not among the workloads, because it is of one size only there. */
const FURTHER: readonly Workload[] = ["Navigation", "LogTotal", "JobHuntStatistics"].map((name) => ({
  name,
  isMutation: false,
  requestOf: (person: BenchPerson): BenchRequest => operationRequest(person, name, {}),
  isFor: (): boolean => true,
}));

/** Returns the people to make: one for each number of hunts, and one for each length of the log. */
export function grownPeople({ hunts, lines }: Options["growth"]): readonly Grown[] {
  const sizeOf = (size: { readonly hunts: number; readonly lines: number }): PersonSize => ({
    ...size,
    records: RECORDS,
    hasLongLog: true,
  });
  return [
    ...hunts.map((count): Grown => ({ of: "hunts", count, size: sizeOf({ ...USUAL, hunts: count }) })),
    ...lines.map((count): Grown => ({ of: "lines", count, size: sizeOf({ ...USUAL, lines: count }) })),
  ];
}

/** Says what each read of the product takes of processor time for each of these people, in the database and in the server. */
export async function measureGrowth(bench: Bench, grown: readonly Grown[], say: (line: string) => void): Promise<void> {
  say(lineOf("request", ["account", "database ms", "server ms", "statements", "KB"]));
  for (const [of, names] of Object.entries(REQUESTED))
    for (const workload of [...WORKLOADS, ...FURTHER].filter(({ name }) => names.includes(name))) {
      const accounts = grown.flatMap((each, n) => {
        const person = bench.people[n];
        return each.of === of && person !== undefined ? [{ person, account: `${each.count} ${of}` }] : [];
      });
      for (const { person } of accounts.slice(0, 1)) await warmUp(bench, workload, person);
      for (const { person, account } of accounts) say(await measureRead(bench, workload, person, account));
    }
}

/** Has the compiler and each connection see the statements: else the first account looks like the most expensive one. */
async function warmUp({ product }: Bench, workload: Workload, person: BenchPerson): Promise<void> {
  for (let n = 0; n < WARM_UP; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, more) => answerOf(product, workload.requestOf(person, n + more))),
    );
}

async function measureRead(bench: Bench, workload: Workload, person: BenchPerson, account: string): Promise<string> {
  const { product } = bench;
  let bytes = 0;
  const ask = async (n: number): Promise<void> => {
    bytes = JSON.stringify(await answerOf(product, workload.requestOf(person, n))).length;
  };
  for (let n = 0; n < OWN_WARM_UP; n++) await ask(WARM_UP + n);
  const statements = await product.control.countStatements();
  const before = await readTimes(bench, product);
  const begin = performance.now();
  let count = 0;
  while (count < REQUESTS && (count < LEAST_REQUESTS || performance.now() - begin < ENOUGH_MS))
    await ask(WARM_UP + OWN_WARM_UP + count++);
  const after = await readTimes(bench, product);
  const perRequest = (taken: number): string => (taken / count / 1_000).toFixed(2);
  return lineOf(workload.name, [
    account,
    perRequest(takenBetween(before.database, after.database)),
    perRequest(takenBetween(before.server, after.server)),
    (((await product.control.countStatements()) - statements) / count).toFixed(0),
    (bytes / 1024).toFixed(0),
  ]);
}

function lineOf(name: string, cells: readonly string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(16)).join("");
}
