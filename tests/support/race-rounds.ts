import "./on-both-databases.js";

// eslint forbids process.env to the product; the number of rounds is the test runner's choice.
const ASKED = Number(process.env["RACE_ROUNDS"] ?? 0);

// The embedded database runs one transaction after the other, so that only their order differs between two tries.
const IS_EMBEDDED = process.env["TEST_DATABASE_URL"] === undefined;

/**
 * Returns how often a race is run: RACE_ROUNDS times over all its kinds, or so many times for each on every day;
 * `embedded` times on the embedded database.
 */
export function raceRounds(everyDay: number, kinds = 1, embedded = everyDay): number {
  if (ASKED > 0) return Math.ceil(ASKED / kinds);
  return IS_EMBEDDED ? embedded : everyDay;
}

/** The timeout of a race in milliseconds; far beyond what an idle machine needs. */
export const RACE_LIMIT_MS = 600_000 + ASKED * 2_000;
