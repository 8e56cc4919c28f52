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
  /** Those of the screen of an address. */
  readonly byPath: Readonly<Record<string, readonly FirstQuery[]>>;
}

/** An answer of the server; undefined when there was none, or one with an error. */
type Answer = { readonly data: Record<string, unknown> } | undefined;

const answers = new Map<string, Promise<Answer>>();

/** Sends the queries of the screen of an address, before the code of the application is there to ask for them. */
export function askFirstQueries({ texts, everywhere, byPath }: FirstQueries, path: string, token: string): void {
  for (const { operationName, variables } of [...everywhere, ...(byPath[path] ?? [])]) {
    const body = JSON.stringify({ operationName, variables, query: texts[operationName] });
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    answers.set(keyOf(operationName, variables), ask(body, headers));
  }
}

/** Returns the answer to a query that was sent before; undefined when it was not, or the answer was taken already. */
export function takeFirstAnswer(operationName: string, variables: unknown): Promise<Answer> | undefined {
  const key = keyOf(operationName, variables);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

/** Forgets the answers that nobody has taken: by now they may be old. */
export function forgetFirstAnswers(): void {
  answers.clear();
}

async function ask(body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  try {
    const response = await fetch("/graphql", { method: "POST", headers, body });
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
