import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { loadLogKey } from "../../gateway/database/log-key.js";
import { networkName, personName } from "../../gateway/platform/log-names.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { openTestDatabase, type TestDatabase } from "../support/database.js";
import { FakeClock } from "../support/fakes.js";
import { runLogNames } from "../support/seeded.js";
import "../support/on-embedded-database.js";

const EMAIL = "maya@example.org";
const KEY = Buffer.from("of the test");
const logger = createLogger("silent");

describe("the names in the log", () => {
  it("are the same for one address, however it is written", () => {
    expect(personName(KEY, " Maya@Example.ORG ")).toBe(personName(KEY, EMAIL));
    expect(personName(KEY, EMAIL)).toMatch(/^[\da-f]{16}$/);
  });

  it.each([
    ["203.0.113.7", "203.0.113.250"],
    ["203.0.113.7", "::ffff:203.0.113.9"],
    ["2001:db8:1::1", "2001:0DB8:0001:ffff::2"],
    ["::1", "0:0:0:5::9"],
  ])("are the same for %s and %s", (one, other) => {
    expect(networkName(KEY, one)).toBe(networkName(KEY, other));
  });

  it.each([
    ["203.0.113.7", "203.0.114.7"],
    ["2001:db8:1::1", "2001:db8:2::1"],
  ])("are others for %s and %s", (one, other) => {
    expect(networkName(KEY, one)).not.toBe(networkName(KEY, other));
  });

  it("are others with another key, and for a person and a network", () => {
    expect(personName(Buffer.from("another"), EMAIL)).not.toBe(personName(KEY, EMAIL));
    expect(networkName(KEY, "not an address")).toBeNull();
  });
});

describe("npm run log-names", () => {
  let test: TestDatabase;
  const dataDir = mkdtempSync(join(tmpdir(), "log-names-"));

  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(async () => {
    await test.close();
    rmSync(dataDir, { recursive: true });
  });

  it("prints the names of a person and of a network, from the key in the data folder", async () => {
    const key = await loadLogKey(test.database, new FakeClock(), dataDir, logger);
    expect(await loadLogKey(test.database, new FakeClock(), dataDir, logger)).toEqual(key);

    const run = await runLogNames({ DATA_DIR: dataDir }, "--email", EMAIL, "--address", "203.0.113.7");

    expect(run).toEqual({
      code: 0,
      output: `"person":"${personName(key, EMAIL)}"\n"network":"${networkName(key, "203.0.113.7")}"\n`,
    });
    expect(statSync(join(dataDir, "log-names.key")).mode & 0o777).toBe(0o600);
  });

  it.each([
    ["nothing", [], "Usage: npm run log-names"],
    ["what is no address", ["--address", "example.org"], "--address: example.org is no IPv4 or IPv6 address."],
  ])("refuses %s in a sentence", async (_what, args, sentence) => {
    const { code, output } = await runLogNames({ DATA_DIR: dataDir }, ...args);

    expect([code, output.includes(sentence)]).toEqual([1, true]);
  });

  it("says that the product has to start once where there is no key", async () => {
    const { code, output } = await runLogNames({ DATA_DIR: `${dataDir}/none` }, "--email", EMAIL);

    expect(code).toBe(1);
    expect(output).toContain("start the product once");
  });
});
