import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import express, { type RequestHandler } from "express";
import { CONNECTION_TIMES, createHttpServer } from "../../gateway/http/create-server.js";
import { BODY_MS, limitBodyTime } from "../../gateway/http/limit-body-time.js";

/** Far below the half minute that Node takes to notice by default, and more than a busy machine needs. */
const SOON_MS = 15_000;
const PATIENT = 600_000;
const HALF_HEADERS = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half:";
const HALF_BODY = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the beginning of a request; resolves to the milliseconds until the server has closed the connection. */
async function timeUntilClosed(
  beginning: string,
  times: Partial<typeof CONNECTION_TIMES>,
  ...handlers: RequestHandler[]
): Promise<number> {
  const readBody: RequestHandler = express.text({ type: () => true });
  server = createHttpServer({ headersTimeout: PATIENT, requestTimeout: PATIENT, keepAliveTimeout: PATIENT, ...times });
  server.on("request", express().use(...handlers, readBody));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  const start = performance.now();
  const socket = connect(port, "127.0.0.1").resume();
  socket.on("error", () => undefined);
  socket.write(beginning);
  await once(socket, "close");
  return performance.now() - start;
}

describe("a slow connection", () => {
  it("is closed when its headers take longer than their time", async () => {
    const time = await timeUntilClosed(HALF_HEADERS, { headersTimeout: 200 });

    expect(time).toBeGreaterThanOrEqual(200);
    expect(time).toBeLessThan(SOON_MS);
  });

  it("is closed when its request takes longer than its time", async () => {
    const time = await timeUntilClosed(`${HALF_BODY}\r\nhalf`, { headersTimeout: 100, requestTimeout: 200 });

    expect(time).toBeGreaterThanOrEqual(200);
    expect(time).toBeLessThan(SOON_MS);
  });

  it("is closed when a body that is no file takes longer than its time", async () => {
    const time = await timeUntilClosed(`${HALF_BODY}\r\nhalf`, {}, limitBodyTime(200));

    expect(time).toBeGreaterThanOrEqual(190);
    expect(time).toBeLessThan(SOON_MS);
  });

  it("has the time of the server for a file", async () => {
    const form = `${HALF_BODY}Content-Type: multipart/form-data; boundary=x\r\n\r\nhalf`;

    const time = await timeUntilClosed(form, { headersTimeout: 100, requestTimeout: 2_000 }, limitBodyTime(1));

    expect(time).toBeGreaterThanOrEqual(2_000);
  });

  it("has ten seconds for headers, thirty for a body and a minute for a file", () => {
    const { headersTimeout, requestTimeout } = CONNECTION_TIMES;

    expect([headersTimeout, BODY_MS, requestTimeout]).toEqual([10_000, 30_000, 60_000]);
  });
});
