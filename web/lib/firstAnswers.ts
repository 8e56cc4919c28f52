import { fetchTimed } from "./environment/clock.js";

/** An operation that needs nothing but its text and its variables. */
export interface FirstQuery {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What the page carries in itself (web/codegen/firstQueries.ts). */
export interface FirstQueries {
  /** The text of each operation. */
  readonly texts: Readonly<Record<string, string>>;
  /** The queries of every screen. */
  readonly everywhere: readonly FirstQuery[];
  /** Those of the screen of an address; `:id` at its end is the variable `id`. */
  readonly byPath: Readonly<Record<string, readonly FirstQuery[]>>;
}

/** An answer of the server; undefined when there was none, or one with an error. */
type Answer = { readonly data: Record<string, unknown> } | undefined;

const ID_AT_END = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Asked {
  readonly answer: Promise<Answer>;
  /** Undefined until the answer is there. */
  arrived: Answer;
  /** Whether it is in the cache. */
  isWritten: boolean;
}

const asked = new Map<string, Asked>();

/** Sends the queries of the screen of an address, before the code of the application is there to ask for them. */
export function askFirstQueries({ texts, everywhere, byPath }: FirstQueries, path: string, token: string): void {
  for (const { operationName, variables } of [...everywhere, ...queriesOf(byPath, path)]) {
    const body = JSON.stringify({ operationName, variables, query: texts[operationName] });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const one: Asked = { answer: ask(body, headers), arrived: undefined, isWritten: false };
    void one.answer.then((answer) => (one.arrived = answer));
    asked.set(keyOf(operationName, variables), one);
  }
}

/** Returns the answer to a query that was sent before; undefined when it was not, or the answer was used already. */
export function takeFirstAnswer(operationName: string, variables: unknown): Promise<Answer> | undefined {
  const key = keyOf(operationName, variables);
  const one = asked.get(key);
  asked.delete(key);
  return one?.isWritten === true ? undefined : one?.answer;
}

/**
 * Writes the answer to a query that was sent before, if it is there already, and returns whether it was. It is written
 * once, though React may begin a render more than once.
 */
export function writeArrivedAnswer(
  operationName: string,
  variables: unknown,
  write: (data: Record<string, unknown>) => void,
): boolean {
  const one = asked.get(keyOf(operationName, variables));
  if (one?.arrived === undefined) return false;
  if (!one.isWritten) write(one.arrived.data);
  one.isWritten = true;
  return true;
}

/** Forgets the answers that nobody has taken: by now they may be old. */
export function forgetFirstAnswers(): void {
  asked.clear();
}

function queriesOf(byPath: FirstQueries["byPath"], path: string): readonly FirstQuery[] {
  const id = ID_AT_END.exec(path)?.[0];
  if (id === undefined) return byPath[path] ?? [];
  const queries = byPath[path.replace(id, ":id")] ?? [];
  return queries.map(({ operationName, variables }) => ({ operationName, variables: { ...variables, id } }));
}

async function ask(body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    const response = await fetchTimed("/graphql", { method: "POST", headers, body });
    // The server answers a GraphQL operation in this form; what has an error is asked again, and told then.
    const { data, errors } = (await response.json()) as { data?: Record<string, unknown> | null; errors?: unknown };
    return data == null || errors !== undefined ? undefined : { data };
  } catch {
    return undefined;
  }
}

function keyOf(operationName: string, variables: unknown): string {
  return `${operationName} ${JSON.stringify(variables)}`;
}
