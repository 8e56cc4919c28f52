/** What a round of the browser tests tells of one test, as far as it matters here (Playwright's JSON report). */
interface ReportedSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly projectName: string;
    readonly results: readonly {
      readonly status: string;
      readonly attachments: readonly { readonly name: string; readonly path?: string }[];
    }[];
  }[];
}

interface ReportedSuite {
  readonly title: string;
  readonly specs: readonly ReportedSpec[];
  readonly suites?: readonly ReportedSuite[];
}

/** The report of a round. */
export interface Report {
  readonly suites: readonly ReportedSuite[];
  /** What went wrong outside any test. */
  readonly errors: readonly { readonly message?: string }[];
}

/** A test that was not green in a round. */
export interface Red {
  readonly round: number;
  /** The device, the file and the names of the test. */
  readonly test: string;
  readonly status: string;
  /** The files that were kept of it. */
  readonly kept: readonly string[];
}

/** Returns how many tests a round has run, and those that were not green. A test without a result is not. */
export function readRound(round: number, report: Report): { readonly count: number; readonly reds: readonly Red[] } {
  const tests = report.suites.flatMap((suite) => testsIn(suite, []));
  const outside = report.errors.map(({ message = "" }) => ({
    round,
    test: "(outside the tests)",
    status: message,
    kept: [],
  }));
  const reds = tests.flatMap(({ test, results }) => {
    const last = results.at(-1);
    if (results.length === 1 && last?.status === "passed") return [];
    const kept = last?.attachments.flatMap(({ path }) => path ?? []) ?? [];
    return [{ round, test, status: last?.status ?? "not run", kept }];
  });
  return { count: tests.length, reds: [...outside, ...reds] };
}

/** Returns the lines that tell of all rounds: each test that was not green every time, with what was kept of it. */
export function summary(rounds: number, count: number, reds: readonly Red[]): readonly string[] {
  if (reds.length === 0) return [`All ${count} tests were green in each of ${rounds} rounds.`];
  const names = [...new Set(reds.map(({ test }) => test))].sort();
  return names.flatMap((name) => {
    const times = reds.filter(({ test }) => test === name);
    const details = times.flatMap(({ round, status, kept }) => [
      `    round ${round}: ${status}`,
      ...kept.map((path) => `      ${path}`),
    ]);
    return [`Not green in ${times.length} of ${rounds} rounds: ${name}`, ...details];
  });
}

interface RunTest {
  readonly test: string;
  readonly results: ReportedSpec["tests"][number]["results"];
}

function testsIn({ title, specs, suites = [] }: ReportedSuite, above: readonly string[]): readonly RunTest[] {
  const names = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      test: [`[${projectName}]`, ...names, spec.title].join(" › "),
      results,
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, names))];
}
