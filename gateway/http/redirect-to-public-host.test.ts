import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import { redirectToPublicHost } from "./redirect-to-public-host.js";

const HOME = "http://localhost:4000";
let server: Server;
let port: number;

beforeAll(async () => {
  const app = express();
  app.use(redirectToPublicHost(HOME));
  app.use((_request, response) => void response.send("not led anywhere"));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo); // a TCP server's address is an object
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Requests a page with the path unchanged, which HTTP clients would normalise. */
async function ask(path: string): Promise<{ status: number; location: string | undefined }> {
  const socket = connect(port, "127.0.0.1");
  const mode = "Sec-Fetch-Mode: navigate";
  socket.end(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${mode}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    location: /^location: (.*)$/im.exec(answer)?.[1]?.trim(),
  };
}

describe("another name of this machine", () => {
  it.each([
    ["/", "/"],
    ["/jobhunts?sort=name&x=//y", "/jobhunts?sort=name&x=//y"],
    ["//evil.example/x", "/evil.example/x"],
    ["///evil.example", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["/\\/evil.example", "/evil.example"],
    ["/%5cevil.example", "/evil.example"],
    ["/%5Cevil.example", "/evil.example"],
    ["/%2f%2fevil.example", "/evil.example"],
    ["/%09/evil.example", "/evil.example"],
    ["//evil.example%2f..", "/evil.example%2f.."],
    ["//user@evil.example:80/x", "/user@evil.example:80/x"],
    ["/.//evil.example", "/.//evil.example"],
    ["/@evil.example", "/@evil.example"],
    ["/:80@evil.example", "/:80@evil.example"],
  ])("leads %s to the same path at home", async (path, target) => {
    const { status, location = "" } = await ask(path);

    expect(status).toBe(307);
    expect(location).toBe(HOME + target);
    expect(new URL(location, HOME).origin).toBe(HOME);
  });

  it.each(["http://evil.example/x", "/\t/evil.example", "\\\\evil.example", "evil.example"])(
    "leads nowhere with %j",
    async (path) => {
      const { location } = await ask(path);

      expect(location).toBeUndefined();
    },
  );
});
