import { STEPS, type StepDefinition, type StepName } from "../../../gateway/jobhunt/workflow.js";

/** How much the generated people have. */
export interface Sizes {
  readonly people: number;
  /** Hunts of each of them. */
  readonly hunts: number;
  /** Companies, contacts and documents of each of them. */
  readonly records: number;
  /** Lines in the log of each of them, and of those with a long one. */
  readonly lines: number;
  readonly longLines: number;
  /** The people with a long log: the first ones. */
  readonly longLogs: number;
}

/** The sizes that the command has unless its options name others. */
export const USUAL_SIZES: Sizes = {
  people: 60,
  hunts: 20,
  records: 15,
  lines: 200,
  longLines: 20_000,
  longLogs: 5,
};

/** A generated person, as those that send requests know them. */
export interface BenchPerson {
  readonly ownerId: string;
  readonly token: string;
  readonly hasLongLog: boolean;
  /** The hunts under way. */
  readonly hunts: readonly string[];
  /** Two hunts that are equal but for their ids: a mutation of one is compared with the same of the other. */
  readonly twins: readonly [HuntIds, HuntIds];
}

/** What the answers about two equal hunts differ in. */
export interface HuntIds {
  readonly id: string;
  readonly noteGuid: string;
}

/** Returns the id of the n-th person. */
export function ownerIdOf(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
}

/** The steps that no generated hunt has touched: the measured mutation completes and opens them. */
export const OPEN_STEPS: readonly StepName[] = STEPS.filter(({ number }: StepDefinition) => number % 3 === 2)
  .map(({ name }) => name)
  .slice(0, 5);
