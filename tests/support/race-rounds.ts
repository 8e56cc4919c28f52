// eslint forbids process.env to the product; how long to try is the test runner's choice.
const ASKED = Number(process.env["RACE_ROUNDS"] ?? 0);

/** How often a race is run: RACE_ROUNDS times over all its kinds, or so many times for each on every day. */
export function raceRounds(everyDay: number, kinds = 1): number {
  return ASKED > 0 ? Math.ceil(ASKED / kinds) : everyDay;
}

/** How long the rounds of a race may take; far beyond what a quiet machine needs. */
export const RACE_LIMIT_MS = 120_000 + ASKED * 2_000;
