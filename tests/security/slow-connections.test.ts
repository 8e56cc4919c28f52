import { once } from "node:events";
import type { Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import express, { type RequestHandler } from "express";
import { CONNECTION_TIMES, createHttpServer } from "../../gateway/http/create-server.js";
import { BODY_MS, limitBodyTime } from "../../gateway/http/limit-body-time.js";

/** Far below the half minute that Node takes to notice by default, and more than a busy machine needs. */
const SOON_MS = 15_000;
const PATIENT = 600_000;
const HALF_HEADERS = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half:";
const HALF_BODY = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n";

const NO_HASTE = {
  headersTimeout: PATIENT,
  requestTimeout: PATIENT,
  keepAliveTimeout: PATIENT,
  silenceTimeout: PATIENT,
};

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port; // a TCP server's address is an object
}

/** Sends the beginning of a request; resolves to the milliseconds until the server has closed the connection. */
async function timeUntilClosed(
  beginning: string,
  times: Partial<typeof CONNECTION_TIMES>,
  ...handlers: RequestHandler[]
): Promise<number> {
  const readBody: RequestHandler = express.text({ type: () => true });
  ({ server } = createHttpServer({ ...NO_HASTE, ...times }));
  server.on("request", express().use(...handlers, readBody));
  const port = await listen();
  const start = performance.now();
  const socket = connect(port, "127.0.0.1").resume();
  socket.on("error", () => undefined);
  socket.write(beginning);
  await once(socket, "close");
  return performance.now() - start;
}

const limited =
  (ms: number): RequestHandler =>
  (request, _response, next) => {
    limitBodyTime(request, ms);
    next();
  };

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
    const time = await timeUntilClosed(`${HALF_BODY}\r\nhalf`, {}, limited(200));

    expect(time).toBeGreaterThanOrEqual(190);
    expect(time).toBeLessThan(SOON_MS);
  });

  it("has the time of the server for a file", async () => {
    const form = `${HALF_BODY}Content-Type: multipart/form-data; boundary=x\r\n\r\nhalf`;

    const time = await timeUntilClosed(form, { headersTimeout: 100, requestTimeout: 2_000 }, limited(1));

    expect(time).toBeGreaterThanOrEqual(2_000);
  });

  it("is closed between requests at its time, whatever empty lines it sends", async () => {
    ({ server } = createHttpServer({ ...NO_HASTE, headersTimeout: 200, keepAliveTimeout: 300 }));
    server.on(
      "request",
      express().get("/", (_request, response) => void response.send("here")),
    );
    const port = await listen();
    const socket = connect(port, "127.0.0.1").resume();
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
    const start = performance.now();
    const dribble = setInterval(() => socket.write("\r\n"), 20);

    await once(socket, "close");
    clearInterval(dribble);

    expect(performance.now() - start).toBeGreaterThanOrEqual(490);
    expect(performance.now() - start).toBeLessThan(SOON_MS);
  });

  it("is closed when nobody reads its answer", async () => {
    ({ server } = createHttpServer({ ...NO_HASTE, silenceTimeout: 300 }));
    server.on("request", (_request, response) => response.end("x".repeat(50_000_000)));
    const accepted = once(server, "connection") as Promise<[Socket]>; // what the event is declared with
    const socket = connect(await listen(), "127.0.0.1").pause();
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [held] = await accepted;
    const start = performance.now();

    await once(held, "close");

    expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    expect(performance.now() - start).toBeLessThan(SOON_MS);
  });

  it("has ten seconds for headers, thirty for a body and a minute for a file", () => {
    const { headersTimeout, requestTimeout } = CONNECTION_TIMES;

    expect([headersTimeout, BODY_MS, requestTimeout]).toEqual([10_000, 30_000, 60_000]);
  });
});
