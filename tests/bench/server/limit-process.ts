import "reflect-metadata";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { buildSchema } from "graphql";
import { answerMessages } from "./child.js";
import { openLimitDatabase } from "./limit/database.js";
import { ownerOf } from "./limit/owner.js";
import { limitOperations } from "./limit/readers.js";
import { readRestHunts } from "./limit/rest.js";
import type { Values } from "./limit/shape.js";

// The limit: a server on node:http that answers the same requests from the same tables by the fewest statements, and does
// nothing else. It believes every token. The parent process sends the address of the database, and gets the port.
answerMessages(async (databaseUrl: string) => {
  const database = openLimitDatabase(databaseUrl);
  const operations = limitOperations(buildSchema(readFileSync("schema/schema.graphql", "utf8")));

  const answer = async (request: IncomingMessage): Promise<object> => {
    const ownerId = ownerOf(request.headers.authorization);
    if (request.method === "GET") return readRestHunts(database, ownerId);
    const sent = JSON.parse(await text(request)) as { operationName: string; variables: Values }; // by the load
    const operation = operations.get(sent.operationName);
    if (operation === undefined) throw new Error(`The limit does not know ${sent.operationName}.`);
    const rows = await operation.read(database, ownerId, sent.variables);
    const data: Record<string, unknown> = {};
    for (const { key, read, name, isIncluded } of operation.fields)
      if (isIncluded(sent.variables)) data[key] = read({ [name]: rows[key] });
    return { data };
  };

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(
      (value) => {
        const body = JSON.stringify(value);
        const headers = {
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(body),
        };
        response.writeHead(200, headers).end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port; // a TCP server's address is an object
});
