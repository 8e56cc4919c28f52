import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { describe, expect, it } from "@jest/globals";
import { checkSpace, freePort, PORTS } from "./machine.js";

const MB = 1024 * 1024;

describe("the machine of the tests", () => {
  it("gives a port of its range that nothing listens at", async () => {
    const port = await freePort();

    const server = createServer().listen(port);
    await once(server, "listening");
    server.close();
    await once(server, "close");

    expect(port).toBeGreaterThanOrEqual(PORTS.first);
    expect(port).toBeLessThanOrEqual(PORTS.last);
  });

  it("says so when every port of the range is taken", async () => {
    const server = createServer().listen(0);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo; // a TCP server's address is an object

    const asked = freePort({ first: port, last: port });

    await expect(asked).rejects.toThrow(`Every port from ${port} to ${port} is taken on this machine`);
    server.close();
    await once(server, "close");
  });

  it.each([
    ["has enough with a gigabyte", 1024, true],
    ["has too little with a megabyte less", 1023, false],
    ["has too little with 400 MB", 400, false],
  ])("%s of free disk", async (_what, free, isEnough) => {
    const checked = checkSpace(tmpdir(), () => Promise.resolve(free * MB));

    if (isEnough) await expect(checked).resolves.toBeUndefined();
    else await expect(checked).rejects.toThrow(`need 1024 MB for their databases, and only ${free} MB are free in`);
  });
});
