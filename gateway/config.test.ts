import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ConfigError, readConfig } from "./config.js";

const EXTERNAL = { AUTH0_DOMAIN: "example.eu.auth0.com", AUTH0_CLIENT_ID: "client", AUTH0_AUDIENCE: "audience" };

function faultsOf(variables: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)];
  }
}

describe("the configuration", () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "jht-config-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("needs nothing to be set", () => {
    expect(faultsOf({})).toEqual([]);
  });

  it("takes a secret from a file, without the end of its line", () => {
    const file = join(folder, "token");
    writeFileSync(file, "from a file\n");

    expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe("from a file");
  });

  it("prefers what is set to what stands in a file", () => {
    expect(readConfig({ METRICS_TOKEN: "set", METRICS_TOKEN_FILE: "/nowhere" }).metricsToken).toBe("set");
  });

  it.each([
    ["a secret's file that is not there", { METRICS_TOKEN_FILE: "/nowhere" }, "METRICS_TOKEN_FILE"],
    ["a port that is none", { PORT: "65536" }, "PORT"],
    ["an address that is none", { PUBLIC_URL: "jobs.example.org" }, "PUBLIC_URL"],
    ["another database", { DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
    ["half an answer", { PREPARED_STATEMENTS: "yes" }, "PREPARED_STATEMENTS"],
    [
      "a store that is none",
      { FILE_STORE_URL: "ftp://x", AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" },
      "FILE_STORE_URL",
    ],
    ["a store without its key", { FILE_STORE_URL: "s3://files", AWS_ACCESS_KEY_ID: "a" }, "AWS_SECRET_ACCESS_KEY"],
    ["an identity provider without its client", { ...EXTERNAL, AUTH0_CLIENT_ID: "" }, "AUTH0_CLIENT_ID"],
    ["an address list with what is none", { ALLOWED_EMAILS: "ada@example.org,ada" }, "ALLOWED_EMAILS"],
    ["people signed in by itself where others reach it", { HOST: "0.0.0.0" }, "HOST, PUBLIC_URL"],
    ["an origin that is none", { CAPTURE_ALLOWED_ORIGINS: "https://a.example, b" }, "CAPTURE_ALLOWED_ORIGINS"],
    ["proxies without number", { TRUST_PROXY: "true" }, "TRUST_PROXY"],
    ["a quota of nothing", { QUOTA_RECORDS: "0" }, "QUOTA_RECORDS"],
    ["a rate that stops every browser", { RATE_SESSION_PER_MINUTE: "0" }, "RATE_SESSION_PER_MINUTE"],
    ["a level that is none", { LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("refuses %s, by its name", (_what, variables, name) => {
    expect(faultsOf(variables)).toEqual([expect.stringMatching(new RegExp(`^${name}: .+\\.`))]);
  });

  it("tells every fault at once, and no secret", () => {
    const faults = faultsOf({ PORT: "x", DATABASE_URL: "postgres:secret", METRICS_TOKEN_FILE: "/nowhere" });

    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain("secret");
  });
});
