import { appendFileSync, mkdirSync } from "node:fs";

/** The statements of the product that one test database received; `file` is the test file that opened it. */
export interface SeenStatements {
  readonly file: string;
  readonly texts: readonly string[];
}

/** Collects the statements of one test database. */
export interface StatementCollector {
  add(text: string): void;
  /** Writes what the product said, to a file of this process. */
  write(): void;
}

// eslint forbids process.env to the product; what is collected is the test runner's choice.
const FOLDER = process.env["TEST_STATEMENTS"];
const TEST_FILE = /\/dist\/(.+\.test)\.js$/;
const TEST_MODULE = /\/dist\/tests\/|\.test\.js$/;

/** Who says a text: the product at least once, or tests alone. A text of which nothing is known is built by TypeORM. */
const sayers = new Map<string, "product" | "test">();

/** Returns a collector where TEST_STATEMENTS names a folder; null elsewhere. The test file calls this, by its helpers. */
export function collectStatements(): StatementCollector | null {
  if (FOLDER === undefined) return null;
  const seen = new Set<string>();
  const file = callers(50).flatMap((path) => TEST_FILE.exec(path)?.[1] ?? []);
  return {
    add: (text) => void seen.add(text),
    write: () => {
      const texts = [...seen].filter((text) => sayers.get(text) !== "test");
      const statements: SeenStatements = { file: `${file[0] ?? "unknown"}.ts`, texts };
      mkdirSync(FOLDER, { recursive: true });
      appendFileSync(`${FOLDER}/${process.pid}.jsonl`, `${JSON.stringify(statements)}\n`);
    },
  };
}

/** Notes whether the product or a test calls the function that calls this one. */
export function noteSayer(text: string): void {
  if (FOLDER === undefined || sayers.get(text) === "product") return;
  // The callers of this function: `query` of the database, and who called that.
  const [, sayer = ""] = callers(2);
  sayers.set(text, TEST_MODULE.test(sayer) ? "test" : "product");
}

/** Leaves a text out that the product says to a server on a connection of its own, where it is not collected. */
export function leaveOut(text: string): void {
  sayers.set(text, "test");
}

/** Returns the files of the callers of the function that calls this one, the nearest first. */
function callers(count: number): readonly string[] {
  const { stackTraceLimit } = Error;
  const prepare: unknown = Reflect.get(Error, "prepareStackTrace");
  let files: readonly string[] = [];
  Error.stackTraceLimit = count + 2;
  Error.prepareStackTrace = (_error, sites) => {
    files = sites.map((site) => site.getFileName() ?? "");
  };
  // The trace is made when it is read.
  void new Error().stack;
  Reflect.set(Error, "prepareStackTrace", prepare);
  Error.stackTraceLimit = stackTraceLimit;
  return files.slice(2);
}
