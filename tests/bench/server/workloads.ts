import type { BenchPerson } from "./people.js";
import { OPEN_STEPS } from "./people.js";
import { sentOperation } from "./operations.js";

/** A request of a person. */
export interface BenchRequest {
  readonly token: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Null for a GET. */
  readonly body: string | null;
}

/** One kind of request. */
export interface Workload {
  readonly name: string;
  /** Whether it changes the hunt that it is about. */
  readonly isMutation: boolean;
  /** Returns the n-th request of a person; `n` counts on, so that one after the other asks for something else. */
  readonly requestOf: (person: BenchPerson, n: number) => BenchRequest;
  /** The people who send it. */
  readonly isFor: (person: BenchPerson) => boolean;
}

const OPERATIONS = new Map<string, string>();
const GET_ALL = "/api/jobhunt/getall";
const LANES = ["preparing", "applying", "interviewing", "accepting"];
const SEARCHES = ["person", "works", "engineer", "letter", "number 7"];
const isAnybody = (): boolean => true;

/** Returns the request of an operation of the client. */
export function operationRequest({ token }: BenchPerson, name: string, variables: object): BenchRequest {
  const query = OPERATIONS.get(name) ?? sentOperation(name);
  OPERATIONS.set(name, query);
  return { token, method: "POST", path: "/graphql", body: JSON.stringify({ operationName: name, variables, query }) };
}

/** Returns the request that completes or opens a step of a hunt. */
export function stepRequest(person: BenchPerson, jobHuntId: string, step: string, isDone: boolean): BenchRequest {
  return operationRequest(person, isDone ? "StepComplete" : "StepOpen", { input: { jobHuntId, step } });
}

const lanes = (isShown: (lane: string) => boolean): object =>
  Object.fromEntries(LANES.map((lane) => [lane, isShown(lane)]));
const words = (text: string): object => ({
  where: { words: [{ text, sentences: [], terms: [], isInUndone: false }] },
  first: 100,
});
const read = (
  name: string,
  operation: string,
  variables: (person: BenchPerson, n: number) => object,
  isFor: (person: BenchPerson) => boolean = isAnybody,
): Workload => ({
  name,
  isMutation: false,
  requestOf: (person, n) => operationRequest(person, operation, variables(person, n)),
  isFor,
});
const hasLongLog = (person: BenchPerson): boolean => person.hasLongLog;
const huntOf = ({ hunts }: BenchPerson, n: number): string => hunts[n % hunts.length] ?? "";

/** Each pair of a hunt and a step is completed, and opened again when all of its person had their turn. */
const stepAct = (person: BenchPerson, n: number): BenchRequest => {
  const pairs = person.hunts.length * OPEN_STEPS.length;
  const step = OPEN_STEPS[Math.floor(n / person.hunts.length) % OPEN_STEPS.length] ?? "";
  return stepRequest(person, huntOf(person, n), step, Math.floor(n / pairs) % 2 === 0);
};

/** Everything that is measured, in the order in which it is printed. */
export const WORKLOADS: readonly Workload[] = [
  read("hunts", "JobHuntBoard", () => ({ first: 24, phase: "APPLYING", ...lanes((lane) => lane === "applying") })),
  read("hunts-all", "JobHuntBoard", () => ({ first: 24, phase: null, ...lanes(() => true) })),
  read("today", "Today", () => ({})),
  read("sheet", "HuntSheet", (person, n) => ({ id: huntOf(person, n) })),
  read("log", "LogList", () => ({ where: null, first: 100 }), hasLongLog),
  read("log-filter", "LogList", (_person, n) => words(n % 2 === 0 ? "works" : `engineer 47${n % 10}`), hasLongLog),
  { name: "step", isMutation: true, requestOf: stepAct, isFor: isAnybody },
  {
    name: "rest",
    isMutation: false,
    requestOf: ({ token }) => ({ token, method: "GET", path: GET_ALL, body: null }),
    isFor: isAnybody,
  },
  read("search", "LinkSearch", (_person, n) => ({ text: searchedText(n), kind: "CONTACT" })),
  read("palette", "PaletteSearch", (_person, n) => ({ text: searchedText(n), stored: "", hasStored: false })),
  read("dashboard", "Dashboard", () => ({})),
  read("viewer", "Viewer", () => ({})),
];

function searchedText(n: number): string {
  return SEARCHES[n % SEARCHES.length] ?? "";
}

/** Returns the workloads with these names, all of them for none. Throws an Error that names an unknown one. */
export function workloadsNamed(names: readonly string[]): readonly Workload[] {
  const unknown = names.filter((name) => WORKLOADS.every((workload) => workload.name !== name));
  const all = WORKLOADS.map(({ name }) => name).join(", ");
  if (unknown.length > 0) throw new Error(`No workload: ${unknown.join(", ")}. There are ${all}.`);
  return names.length === 0 ? WORKLOADS : WORKLOADS.filter(({ name }) => names.includes(name));
}
