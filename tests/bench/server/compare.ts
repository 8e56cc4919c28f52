import type { BenchPerson, HuntIds } from "./people.js";
import { OPEN_STEPS } from "./people.js";
import { stepRequest, type BenchRequest, type Workload } from "./workloads.js";

/** The people whose answers are compared, and the requests of each. */
const [PEOPLE, REQUESTS] = [4, 4];

/** A server by its name. */
export interface Served {
  readonly name: string;
  readonly url: string;
}

/** Returns the answer of a server as a value. Throws an Error when it is not 200, or has errors. */
export async function answerOf({ name, url }: Served, { method, path, body, token }: BenchRequest): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(url + path, { method, headers, body });
  const text = await answer.text();
  if (answer.status !== 200 || text.startsWith('{"errors"'))
    throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}

/** Compares the answers of servers to a workload, for several people. Throws an Error that names workload, server and place. */
export async function requireAlike(
  workload: Workload,
  [first, ...others]: readonly [Served, ...Served[]],
  people: readonly BenchPerson[],
): Promise<void> {
  for (const person of people.filter(workload.isFor).slice(0, PEOPLE))
    for (let n = 0; n < REQUESTS; n++) {
      const expected = await comparable(workload, first, person, n, 0);
      for (const other of others) {
        const place = firstDifference(expected, await comparable(workload, other, person, n, 1));
        if (place !== null)
          throw new Error(`${workload.name}: ${first.name} and ${other.name} answer differently at ${place}`);
      }
    }
}

/** A mutation is of a twin hunt for each of two servers, whose ids are then left out; with two others they take turns. */
async function comparable(
  workload: Workload,
  served: Served,
  person: BenchPerson,
  n: number,
  twin: 0 | 1,
): Promise<unknown> {
  if (!workload.isMutation) return answerOf(served, workload.requestOf(person, n));
  const hunt = person.twins[twin];
  const step = OPEN_STEPS[n % OPEN_STEPS.length] ?? "";
  return withoutIds(await answerOf(served, stepRequest(person, hunt.id, step, true)), hunt);
}

function withoutIds(answer: unknown, { id, noteGuid }: HuntIds): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => (key === "logEntryId" ? undefined : value));
  return JSON.parse(text.replaceAll(id, "<hunt>").replaceAll(noteGuid, "<notes>"));
}

/** Returns where two values of JSON differ first, with both values; null when they are equal. */
export function firstDifference(one: unknown, other: unknown, at = "$"): string | null {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other))
    return `${at}: ${short(one)} and ${short(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const difference = firstDifference(one[key], other[key], `${at}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, 120);
}
