import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express, { type ErrorRequestHandler } from "express";
import { AppError, ERRORS } from "../platform/errors.js";
import { redirectToPublicHost } from "./redirect-to-public-host.js";
import { refuseForeignHosts } from "./refuse-foreign-hosts.js";

const HOME = "https://jobs.example.org";
let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(refuseForeignHosts(HOME), redirectToPublicHost(HOME));
  app.use((_request, response) => void response.send("served"));
  const answerFailure: ErrorRequestHandler = (error, _request, response, _next) => {
    response.sendStatus(error instanceof AppError ? ERRORS[error.code].status : 500);
  };
  app.use(answerFailure);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a request as it is written, which HTTP clients would not. */
async function statusFor(lines: readonly string[]): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1"); // a TCP server's address is an object
  socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

describe("the host that a request asks for", () => {
  it.each([
    ["jobs.example.org", 200],
    ["JOBS.example.org:443", 200],
    ["jobs.example.org.", 200],
    ["localhost:4000", 200],
    ["[::1]:4000", 200],
    ["", 200],
    ["evil.example", 403],
    ["jobs.example.org.evil.example", 403],
    ["evil.example:443", 403],
    ["jobs.example.org:x@evil.example", 403],
    ["evil.example@jobs.example.org", 403],
    ["jobs.example.org, evil.example", 403],
    ["jobs.example.org..", 403],
  ])("is ours or refused: %j, %d", async (host, status) => {
    expect(await statusFor(["GET / HTTP/1.1", `Host: ${host}`])).toBe(status);
  });

  it("may be missing where HTTP does not demand it", async () => {
    expect([await statusFor(["GET / HTTP/1.0"]), await statusFor(["GET / HTTP/1.1"])]).toEqual([200, 400]);
  });
});
