/** A request of the application to the API. */
export interface Asked {
  /** The name of the operation. */
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Answers a request in the server's place, or passes it on. */
export type Answer = (asked: Asked, pass: () => Promise<Response>) => Promise<Response> | Response;

/** What lies between the application and the product. */
export interface Network {
  /** Every operation that was sent so far. */
  readonly asked: readonly Asked[];
  /** Has an operation, or what is sent to a path, answered by the test until the returned function is called. */
  answer(name: string, answer: Answer): () => void;
  /** Has every request fail, as without a connection, and tells the page; `false` connects it again. */
  setOffline(isOffline: boolean): void;
}

interface OwnNetwork extends Network {
  /** How many streams of changes were opened so far. */
  readonly streams: number;
  /** Lets everything pass again, and forgets what was asked. */
  readonly reset: () => void;
}

/** Where changes are told from elsewhere. */
const STREAM = "/graphql/stream";

/** Puts itself before the `fetch` of the page. */
export function createNetwork(): OwnNetwork {
  const fetchAll = globalThis.fetch;
  const send: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    // A busy machine may write to a connection that the server closes at that moment, as nothing was asked for long.
    headers.set("connection", "close");
    return fetchAll(input, { ...init, headers });
  };
  let asked: Asked[] = [];
  let isOffline = false;
  let streams = 0;
  const answers = new Map<string, Answer>();
  globalThis.fetch = async (input, init) => {
    if (isOffline) throw new TypeError("Failed to fetch");
    const operation = readOperation(init?.body);
    const pass = (): Promise<Response> => send(input, init);
    if (operation !== undefined) asked.push(operation);
    const request = operation ?? { name: pathOf(input), variables: {} };
    const answer = answers.get(request.name);
    const response = await (answer === undefined ? pass() : answer(request, pass));
    if (pathOf(input) === STREAM && response.ok) streams += 1;
    return response;
  };
  return {
    get streams() {
      return streams;
    },
    get asked() {
      return asked;
    },
    answer(name, answer) {
      answers.set(name, answer);
      return () => void answers.delete(name);
    },
    setOffline(value) {
      isOffline = value;
      Object.defineProperty(navigator, "onLine", { configurable: true, value: !value });
      window.dispatchEvent(new Event(value ? "offline" : "online"));
    },
    reset() {
      asked = [];
      answers.clear();
      if (isOffline) this.setOffline(false);
    },
  };
}

function pathOf(input: string | URL | Request): string {
  return new URL(input instanceof Request ? input.url : input, window.location.href).pathname;
}

/** Returns the operation of a GraphQL request; undefined for any other request. */
function readOperation(body: unknown): Asked | undefined {
  if (typeof body !== "string" || !body.startsWith("{")) return undefined;
  // What the client sends: GraphQL over HTTP.
  const { operationName, variables } = JSON.parse(body) as { operationName?: string; variables?: Asked["variables"] };
  return operationName === undefined ? undefined : { name: operationName, variables: variables ?? {} };
}

/** The answer of a server that refuses, as GraphQL over HTTP says it. */
export function refusal(code: string, message = code): Response {
  return Response.json({ data: null, errors: [{ message, extensions: { code } }] });
}
