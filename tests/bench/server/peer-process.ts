import "reflect-metadata";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildSchema, type FieldNode } from "graphql";
import { answerMessages } from "./child.js";
import { openLimitDatabase } from "./limit/database.js";
import { ownerOf } from "./limit/owner.js";
import { FIELDS, limitOperations } from "./limit/readers.js";
import { readRestHunts } from "./limit/rest.js";
import type { Values } from "./limit/shape.js";

/** What is used of Fastify, which the project does not know. */
interface Fastify {
  readonly register: (plugin: unknown, options: object) => Promise<unknown>;
  readonly get: (path: string, handler: (request: Sent) => Promise<object>) => unknown;
  readonly listen: (at: object) => Promise<string>;
}

interface Sent {
  readonly headers: { readonly authorization?: string };
  readonly body: { readonly operationName: string; readonly variables: Values };
}

interface Context {
  readonly rows: () => Promise<Values>;
}

type Resolvers = Record<string, Record<string, unknown>>;

// The peer: Mercurius with compiled execution, as somebody would write it who knows every operation beforehand. It reads the
// rows of the limit, and believes every token like it. The parent process sends where it is installed, and gets the port.
answerMessages(async ({ databaseUrl, folder }: { readonly databaseUrl: string; readonly folder: string }) => {
  const load = createRequire(join(folder, "package.json"));
  const makeServer = load("fastify") as (options: object) => Fastify; // its main export
  const sdl = readFileSync("schema/schema.graphql", "utf8");
  const schema = buildSchema(sdl);
  const database = openLimitDatabase(databaseUrl);
  const operations = limitOperations(schema);

  // A field at the root takes its rows from what its operation reads at once.
  const atRoot = async (
    _: unknown,
    _args: unknown,
    { rows }: Context,
    info: { fieldNodes: readonly FieldNode[] },
  ): Promise<unknown> => {
    const [node] = info.fieldNodes;
    return (await rows())[node?.alias?.value ?? node?.name.value ?? ""];
  };
  const resolvers: Resolvers = { Query: {}, Mutation: {} };
  for (const { fields, type } of operations.values())
    for (const { name } of fields) resolvers[type] = { ...resolvers[type], [name]: atRoot };
  for (const [type, fields] of Object.entries(FIELDS)) resolvers[type] = { ...fields };

  const contextOf = ({ headers, body }: Sent): Context => {
    let rows: Promise<Values> | null = null;
    const operation = operations.get(body.operationName);
    const read = (): Promise<Values> =>
      operation?.read(database, ownerOf(headers.authorization), body.variables) ?? Promise.resolve({});
    return { rows: () => (rows ??= read()) };
  };
  const server = makeServer({ logger: false });
  await server.register(load("mercurius"), { schema: sdl, resolvers, jit: 1, context: contextOf });
  server.get("/api/jobhunt/getall", ({ headers }) => readRestHunts(database, ownerOf(headers.authorization)));
  return Number(new URL(await server.listen({ port: 0, host: "127.0.0.1" })).port);
});
