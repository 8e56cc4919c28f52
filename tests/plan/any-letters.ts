import fc from "fast-check";
import { PhaseName } from "../../gateway/jobhunt/workflow.js";
import type { Letters, Round } from "./plan-letters.js";

const anyDay = fc.integer({ min: 0, max: 90 });
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(values, { nil: undefined, freq: 2 });
const pair = fc.tuple(anyDay, fc.integer({ min: 0, max: 20 })).map(([on, days]) => [on, on + days] as const);
const stepNumber = fc.integer({ min: 1, max: 31 });
const byStep = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.dictionary(stepNumber.map(String), values, { maxKeys: 8 });
const round: fc.Arbitrary<Round> = fc.record({
  on: anyDay,
  written: anyDay,
  isCancelled: fc.boolean(),
  hasOutcome: fc.boolean(),
});

/** Any hunt in the letters of the due rules: deadlines, signs, appointments, pauses, days set by hand and closed steps. */
export const anyLetters: fc.Arbitrary<Letters> = fc
  .record({
    phase: fc.constantFrom(...Object.values(PhaseName)),
    begun: maybe(fc.constantFrom("advert" as const, "inside" as const)),
    P: anyDay,
    L: maybe(anyDay),
    B: maybe(anyDay),
    H: maybe(pair),
    mine: maybe(pair),
    news: maybe(anyDay),
    no: maybe(anyDay),
    A: maybe(anyDay),
    rounds: maybe(fc.array(round, { maxLength: 3 })),
    O: maybe(anyDay),
    R: maybe(anyDay),
    C: maybe(anyDay),
    G: maybe(anyDay),
    J: maybe(anyDay),
    known: anyDay,
    done: byStep(anyDay).map((days) =>
      Object.fromEntries(Object.entries(days).map(([number, on]) => [`D${number}`, on] as const)),
    ),
    skipped: byStep(anyDay),
    hand: byStep(fc.option(anyDay)),
    pauses: maybe(pair.map((pause) => [pause])),
    planFrom: maybe(anyDay),
  })
  .map((found): Letters => Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)));
