import type { TestAppOptions } from "./app.js";
import { startTestApp, type TestApp } from "./app.js";
import type { Client } from "./client.js";

/** An answer over HTTP, with what differs from one request to the next by its nature replaced. */
export interface PathAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

/** Two gateways of one database: one answers operations by the fast path, the other by Express and Apollo Server. */
export interface TwoPaths {
  readonly fast: TestApp;
  readonly slow: TestApp;
  /** Returns the answers of both to the same body; of a change, each to a person of their own. */
  answersTo(clients: readonly [Client, Client], bodies: readonly [string, string]): Promise<[PathAnswer, PathAnswer]>;
  close(): Promise<void>;
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The fields whose values are made anew each time: secrets, and what is made of them. */
const SECRETS =
  /"(secret|uri|address|start|challenge|email|name|givenName|familyName|firstName|lastName|guid|url)":"[^"]*"/g;

const OPTIONS = /"options":"(?:[^"\\]|\\.)*"/g;
const CODES = /"[0-9a-z]{4}(?:-[0-9a-z]{4}){3}"/g;
const FILE = /\/files\/[\w-]+/g;
const CURSOR = /"(cursor|startCursor|endCursor)":"([\w-]+)"/g;

/** Starts the two. */
export async function startTwoPaths(options: TestAppOptions = {}): Promise<TwoPaths> {
  const fast = await startTestApp({ ...options, hasFastPath: true });
  const slow = await fast.beside({ ...options, hasFastPath: false });
  return {
    fast,
    slow,
    answersTo: async ([one, other], [body, otherBody]) => [
      await answerTo(one, body),
      await answerTo(other.at(slow.url), otherBody),
    ],
    close: async () => {
      await slow.close();
      await fast.close();
    },
  };
}

async function answerTo(client: Client, body: string): Promise<PathAnswer> {
  const response = await client.send("/graphql", { method: "POST", body });
  const text = await response.text();
  return { status: response.status, type: response.headers.get("content-type"), body: comparable(text) };
}

/** Returns an answer with its ids numbered in the order in which they appear, its secrets left out, and its errors sorted. */
function comparable(text: string): string {
  const ids = new Map<string, string>();
  const readable = text.replace(CURSOR, (_, name: string, cursor: string) =>
    JSON.stringify({ [name]: Buffer.from(cursor, "base64url").toString() }).slice(1, -1),
  );
  const numbered = readable.replace(ID, (id) => {
    const known = ids.get(id) ?? `id ${ids.size}`;
    ids.set(id, known);
    return known;
  });
  return sortErrors(
    numbered
      .replace(SECRETS, '"$1":"..."')
      .replace(FILE, "/files/...")
      .replace(OPTIONS, '"options":"..."')
      .replace(CODES, '"code"')
      .replace(/"reference":"[^"]*"/g, '"reference":"..."'),
  );
}

function sortErrors(text: string): string {
  const { errors, ...rest } = JSON.parse(text) as { readonly errors?: readonly unknown[] }; // every answer is an object
  const sorted = errors?.map((error) => JSON.stringify(error)).sort();
  return JSON.stringify({ ...rest, ...(sorted === undefined ? {} : { errors: sorted }) }, null, 1);
}
