import { createClient } from "graphql-sse";
import type { IntroducedPerson } from "../../gateway/person/person.entity.js";

/** A failure as returned to GraphQL callers. */
export interface GraphqlFailure {
  readonly message: string;
  readonly extensions?: {
    readonly code?: string;
    readonly fields?: readonly { field: string; rule: string; message: string }[];
    readonly current?: Readonly<Record<string, unknown>>;
    readonly reference?: string;
  };
}

/** One message of a subscription. */
export interface StreamMessage {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphqlFailure[];
}

/** An open subscription. */
export interface OpenStream {
  /** Resolves to the next message; undefined once the server has completed the stream. */
  next(): Promise<StreamMessage | undefined>;
  /** Closes the stream. */
  stop(): void;
}

/**
 * Resolves to the next change that a stream tells and that fits; those from just before it began may come first. Undefined:
 * the server has completed the stream.
 */
export async function nextChange(
  stream: OpenStream,
  fits: (change: Readonly<Record<string, unknown>>) => boolean,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (let message = await stream.next(); message !== undefined; message = await stream.next()) {
    const change = message.data?.["changes"] as Readonly<Record<string, unknown>> | null | undefined; // as the schema says
    if (change != null && fits(change)) return change;
  }
  return undefined;
}

/** A response of the REST API. */
export interface RestAnswer {
  readonly status: number;
  // JSON whose shape each test asserts.
  readonly body: never;
  readonly headers: Headers;
}

/** An HTTP client of the application, as one person or unauthenticated. */
export class Client {
  constructor(
    private readonly url: string,
    readonly token: string | null,
    private readonly signedIn: IntroducedPerson | null,
  ) {}

  /** The person of the client. */
  get person(): IntroducedPerson {
    if (this.signedIn === null) throw new Error("Nobody is signed in.");
    return this.signedIn;
  }

  /** Returns a client of the same person for another gateway. */
  at(url: string): Client {
    return new Client(url, this.token, this.signedIn);
  }

  /** Executes an operation and returns its data; a failure fails the test. */
  async query<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.graphql<Data>(query, variables);
    if (errors !== undefined || data == null) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Executes an operation that must fail, and returns its first failure. */
  async failure(query: string, variables: object = {}): Promise<GraphqlFailure> {
    const { errors } = await this.graphql(query, variables);
    if (errors?.[0] === undefined) throw new Error("The operation was expected to fail.");
    return errors[0];
  }

  /** Executes an operation and returns the whole response; a variable that is a file is sent as a form. */
  async graphql<Data = unknown>(
    query: string,
    variables: object = {},
  ): Promise<{ data?: Data | null; errors?: GraphqlFailure[]; status: number }> {
    const file = "file" in variables && variables.file instanceof Blob ? variables.file : null;
    const response =
      file === null
        ? await this.send("/graphql", { method: "POST", body: JSON.stringify({ query, variables }) })
        : await this.sendOperationForm({ query, variables: { ...variables, file: null } }, file);
    const body = (await response.json()) as { data?: Data | null; errors?: GraphqlFailure[] }; // GraphQL over HTTP says so
    return { ...body, status: response.status };
  }

  /** Subscribes like any client of the graphql-sse protocol; resolves once the server listens for changes. */
  async listen(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<OpenStream> {
    const sse = createClient({
      url: `${this.url}/graphql/stream`,
      headers: this.token === null ? {} : { authorization: `Bearer ${this.token}` },
      retryAttempts: 0,
    });
    let opened: (() => void) | undefined;
    const isOpen = new Promise<void>((resolve) => (opened = resolve));
    const messages = sse.iterate<Readonly<Record<string, unknown>>>(
      { query, variables },
      { connected: () => opened?.() },
    );
    let first: Promise<IteratorResult<unknown>> | undefined = messages.next();
    // A refused request rejects before the stream is open.
    await Promise.race([isOpen, first]);
    return {
      next: async () => {
        const message = await (first ?? messages.next());
        first = undefined;
        return message.done === true ? undefined : (message.value as StreamMessage); // guaranteed by the protocol
      },
      stop: () => sse.dispose(),
    };
  }

  /** Calls the REST shim; a response that violates the OpenAPI document fails the test. */
  async rest(method: "GET" | "POST", path: string, values: object = {}): Promise<RestAnswer> {
    const query =
      method === "GET"
        ? `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`
        : "";
    const response = await this.send(`/api${path}${query}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(values) } : {}),
    });
    const text = await response.text();
    const body = (text === "" ? null : JSON.parse(text)) as never; // see RestAnswer
    // Loaded on demand: few tests use REST, and the others need not load the validator.
    (await import("./openapi.js")).checkAnswer(method, path, response.status, body);
    return { status: response.status, headers: response.headers, body };
  }

  /** Uploads a file the REST way. */
  async upload(file: Blob): Promise<RestAnswer> {
    const form = new FormData();
    form.set("file", file);
    const response = await this.send("/api/upload", { method: "POST", body: form });
    const body = (await response.json()) as never; // see RestAnswer
    return { status: response.status, headers: response.headers, body };
  }

  /** Sends an operation and its file as a form, with the given map. */
  async sendOperationForm(
    operations: unknown,
    file: Blob,
    map: unknown = { 0: ["variables.file"] },
  ): Promise<Response> {
    const form = new FormData();
    form.set("operations", JSON.stringify(operations));
    form.set("map", JSON.stringify(map));
    form.set("0", file);
    return this.send("/graphql", { method: "POST", body: form, headers: { "apollo-require-preflight": "true" } });
  }

  /** Sends any request with this client's token. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== null) headers.set("authorization", `Bearer ${this.token}`);
    // A form has its own content type, with its boundary.
    if (init.body != null && !(init.body instanceof FormData) && !headers.has("content-type"))
      headers.set("content-type", "application/json");
    return fetch(this.url + path, { ...init, headers });
  }
}
