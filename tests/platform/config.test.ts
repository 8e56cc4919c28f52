import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { insecureAddressWarning, isExposed, readConfig } from "../../gateway/config.js";
import { ConfigError } from "../../gateway/platform/config-error.js";

const EXTERNAL = { AUTH0_DOMAIN: "example.eu.auth0.com", AUTH0_CLIENT_ID: "client", AUTH0_AUDIENCE: "audience" };

const CHAT = { MODEL_BASE_URL: "http://127.0.0.1:11434/v1", MODEL_NAME: "llama3.1:8b" };

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

  it.each([
    [{ PUBLIC_URL: "http://tracker.test:4741", ALLOW_LOCAL_IDENTITY: "true" }, true],
    [{ ...EXTERNAL, HOST: "0.0.0.0" }, true],
    [{ PUBLIC_URL: "https://tracker.test", ALLOW_LOCAL_IDENTITY: "true" }, false],
    [{ PUBLIC_URL: "http://localhost:4741" }, false],
    [{}, false],
  ])("is warned of where browsers would allow no sign-in: %j, %j", (variables, isWarned) => {
    const warning = insecureAddressWarning(readConfig(variables));

    expect(warning).toEqual(isWarned ? expect.stringMatching(/cannot sign in over plain http.*https/) : null);
  });

  it("keeps refresh tokens in the page's memory only where the operator says that it may", () => {
    const silent = readConfig({ ...EXTERNAL, AUTH0_SILENT_SIGN_IN: "true" });

    expect(silent.identity).toMatchObject({ hasSilentSignIn: true });
    expect(readConfig(EXTERNAL).identity).toMatchObject({ hasSilentSignIn: false });
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
    ["a model's address without its name", { MODEL_BASE_URL: CHAT.MODEL_BASE_URL }, "MODEL_NAME"],
    ["a model's name without its address", { MODEL_NAME: "llama3.1:8b" }, "MODEL_BASE_URL"],
    ["a model's address that is none", { ...CHAT, MODEL_BASE_URL: "127.0.0.1:11434/v1" }, "MODEL_BASE_URL"],
    ["a model's address of another protocol", { ...CHAT, MODEL_BASE_URL: "ftp://127.0.0.1/v1" }, "MODEL_BASE_URL"],
    ["a model's address with a user", { ...CHAT, MODEL_BASE_URL: "https://ada:pw@a.example/v1" }, "MODEL_BASE_URL"],
    ["a model's address with a query", { ...CHAT, MODEL_BASE_URL: "https://a.example/v1?key=1" }, "MODEL_BASE_URL"],
    ["a model's address with an empty query", { ...CHAT, MODEL_BASE_URL: "https://a.example/v1?" }, "MODEL_BASE_URL"],
    ["a model's address with a fragment", { ...CHAT, MODEL_BASE_URL: "https://a.example/v1#x" }, "MODEL_BASE_URL"],
    ["a model's key that no header holds", { ...CHAT, MODEL_API_KEY: "a\nb" }, "MODEL_API_KEY"],
    [
      "two models",
      { ...CHAT, ANTHROPIC_API_KEY: "key", ANTHROPIC_MODEL: "model" },
      "ANTHROPIC_API_KEY, ANTHROPIC_MODEL, MODEL_BASE_URL, MODEL_NAME",
    ],
    [
      "a model beside what is left of another",
      { ...CHAT, ANTHROPIC_BASE_URL: "https://a.example" },
      "ANTHROPIC_BASE_URL, MODEL_BASE_URL, MODEL_NAME",
    ],
  ])("refuses %s, by its name", (_what, variables, name) => {
    expect(faultsOf(variables)).toEqual([expect.stringMatching(new RegExp(`^${name}: .+\\.`))]);
  });

  it("says of a model's key alone that the address and the name are missing, and why", () => {
    expect(faultsOf({ MODEL_API_KEY: "key" })).toEqual([
      "MODEL_BASE_URL: must be set, because MODEL_NAME or MODEL_API_KEY is set.",
      "MODEL_NAME: must be set, because MODEL_BASE_URL needs it.",
    ]);
  });

  it("says which rule a model's address breaks, and no password of it", () => {
    expect(faultsOf({ ...CHAT, MODEL_BASE_URL: "http://ada:secret@127.0.0.1/v1" })).toEqual([
      "MODEL_BASE_URL: must be an address without user name, password, ? and #.",
    ]);
    expect(faultsOf({ ...CHAT, MODEL_BASE_URL: "ada" })).toEqual([expect.stringContaining("http(s) address")]);
  });

  it.each([
    ["no model", {}, null],
    [
      "a model of the Anthropic API",
      { ANTHROPIC_API_KEY: "key", ANTHROPIC_MODEL: "big", ANTHROPIC_BASE_URL: "https://a.example/" },
      { kind: "anthropic", apiKey: "key", baseUrl: "https://a.example", model: "big" },
    ],
    [
      "a model on this machine, without key",
      { ...CHAT, MODEL_BASE_URL: "http://127.0.0.1:11434/v1/", ANTHROPIC_API_KEY: "" },
      { kind: "openai-chat", apiKey: undefined, baseUrl: "http://127.0.0.1:11434/v1", model: "llama3.1:8b" },
    ],
    [
      "a model elsewhere, with a key",
      { MODEL_BASE_URL: "https://models.example/v1", MODEL_NAME: "org/model", MODEL_API_KEY: "key" },
      { kind: "openai-chat", apiKey: "key", baseUrl: "https://models.example/v1", model: "org/model" },
    ],
  ])("reads %s", (_what, variables, model) => {
    expect(readConfig(variables).model).toEqual(model);
  });

  it("takes the key of a model from a file", () => {
    const file = join(folder, "key");
    writeFileSync(file, "key-from-a-file\n");

    expect(readConfig({ ...CHAT, MODEL_API_KEY_FILE: file }).model).toMatchObject({ apiKey: "key-from-a-file" });
  });

  it("refuses that anybody makes an account where a list says who is let in, and says the ways out", () => {
    const [fault = "", ...others] = faultsOf({ LOCAL_SIGN_UP: "open", ALLOWED_EMAILS: "ada@example.org" });

    expect(others).toEqual([]);
    for (const word of ["LOCAL_SIGN_UP", "ALLOWED_EMAILS", "first", "closed", "AUTH0_DOMAIN"])
      expect(fault).toContain(word);
  });

  it.each([
    ["everybody is let in", { LOCAL_SIGN_UP: "open", ALLOWED_EMAILS: "*" }, "open"],
    ["nobody is listed", {}, "open"],
    ["somebody is listed", { ALLOWED_EMAILS: "ada@example.org" }, "first"],
    ["nobody makes accounts any more", { LOCAL_SIGN_UP: "closed", ALLOWED_EMAILS: "ada@example.org" }, "closed"],
  ])("knows who may make an account where %s", (_what, variables, signUp) => {
    expect(readConfig(variables).identity).toMatchObject({ kind: "local", signUp });
  });

  it("leaves the list to an outside provider, which verifies addresses", () => {
    expect(faultsOf({ ...EXTERNAL, LOCAL_SIGN_UP: "open", ALLOWED_EMAILS: "ada@example.org" })).toEqual([]);
  });

  it.each([
    ["on this machine alone", {}, true],
    ["where it is switched off", { LOCAL_LOOK_AROUND: "off" }, false],
    ["where somebody is listed", { ALLOWED_EMAILS: "ada@example.org" }, false],
    ["on a server that others reach", { PUBLIC_URL: "https://a.example", ALLOW_LOCAL_IDENTITY: "true" }, false],
    [
      "on one where it is switched on",
      { PUBLIC_URL: "https://a.example", ALLOW_LOCAL_IDENTITY: "true", LOCAL_LOOK_AROUND: "on" },
      true,
    ],
  ])("knows whether people look around %s", (_where, variables, lookAround) => {
    expect(readConfig(variables).identity).toMatchObject({ lookAround });
  });

  it.each([
    ["listens on this machine", {}, false],
    ["listens on another name of this machine", { HOST: "::1", PUBLIC_URL: "http://127.0.0.5:4000" }, false],
    ["listens on all addresses", { HOST: "0.0.0.0" }, true],
    ["listens on one address of a network", { HOST: "192.168.1.7" }, true],
    ["is published by a proxy", { PUBLIC_URL: "https://a.example" }, true],
  ])("knows whether other machines reach a server that %s", (_what, variables, isReached) => {
    expect(isExposed(readConfig({ ...variables, ALLOW_LOCAL_IDENTITY: "true" }))).toBe(isReached);
  });

  it("refuses a look around where a list says who is let in", () => {
    expect(faultsOf({ LOCAL_LOOK_AROUND: "on", ALLOWED_EMAILS: "ada@example.org" })).toEqual([
      expect.stringMatching(/^LOCAL_LOOK_AROUND, ALLOWED_EMAILS: /),
    ]);
  });

  it("reports the faults of single variables, and of rules about several, at once", () => {
    const faults = faultsOf({ PORT: "x", HOST: "0.0.0.0", FILE_STORE_URL: "ftp://x", AWS_ENDPOINT_URL: "x" });

    expect(faults.map((fault) => fault.split(":")[0])).toEqual([
      "PORT",
      "FILE_STORE_URL",
      "AWS_ENDPOINT_URL",
      "AWS_ACCESS_KEY_ID",
      "AWS_SECRET_ACCESS_KEY",
      "HOST, PUBLIC_URL",
    ]);
  });

  it("reports one fault of a variable, however many of its items are wrong", () => {
    expect(faultsOf({ CAPTURE_ALLOWED_ORIGINS: "a, b" })).toHaveLength(1);
  });

  it("checks no variable of a part that is not in use", () => {
    expect(faultsOf({ AWS_ENDPOINT_URL: "x", AUTH0_TOKEN_MAX_HOURS: "x", ANTHROPIC_BASE_URL: "x" })).toEqual([]);
    expect(faultsOf({ ...EXTERNAL, LOCAL_SIGN_UP: "x", ALLOW_LOCAL_IDENTITY: "x" })).toEqual([]);
  });

  it("reads a blank value as one that is not set", () => {
    expect(readConfig({ PORT: " ", LOCAL_SIGN_UP: "", AUTH0_DOMAIN: "\n" })).toEqual(readConfig({}));
  });

  it("reads the parts of an address, without blanks and slashes at its ends", () => {
    const config = readConfig({
      ...EXTERNAL,
      PUBLIC_URL: " https://jobs.example.org/path ",
      FILE_STORE_URL: "s3://files/a/b/",
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "secret",
      ADDRESS_SERVICE_URL: "https://photon.example/path//",
      CAPTURE_ALLOWED_ORIGINS: "https://a.example/x, http://b.example:81",
    });

    expect(config).toMatchObject({
      publicUrl: "https://jobs.example.org",
      identity: { origin: "https://example.eu.auth0.com" },
      fileStore: { endpoint: "https://s3.us-east-1.amazonaws.com", bucket: "files", prefix: "a/b/" },
      addressServiceUrl: "https://photon.example/path",
      captureAllowedOrigins: ["https://a.example", "http://b.example:81"],
    });
  });

  it("tells every fault at once, and no secret", () => {
    const faults = faultsOf({ PORT: "x", DATABASE_URL: "postgres:secret", METRICS_TOKEN_FILE: "/nowhere" });

    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain("secret");
  });
});
