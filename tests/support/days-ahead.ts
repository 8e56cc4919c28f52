/** Named by TEST_DAYS_AHEAD: by how many days the tests, the products that they start and their browsers are ahead. */
export const DAYS_AHEAD = Number(process.env["TEST_DAYS_AHEAD"] ?? "0");
/** What a program of Node is started with to be ahead too. */
export const CLOCK_VARIABLES: Readonly<Record<string, string>> =
  DAYS_AHEAD === 0 ? {} : { TEST_DAYS_AHEAD: String(DAYS_AHEAD), NODE_OPTIONS: `--import ${import.meta.url}` };

/** Moves the clock of a program, or of a page, which is given this function alone. */
export function moveClock(days: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + days * 86_400_000;
  globalThis.Date = new Proxy(Date, {
    construct(target, given, type) {
      // `target` is Date, which makes dates of whatever it is given.
      return Reflect.construct(target, given.length === 0 ? [target.now()] : given, type) as Date;
    },
    apply: (target) => new target(target.now()).toString(),
  });
}

if (DAYS_AHEAD !== 0) moveClock(DAYS_AHEAD);
