import { ENTITIES } from "../../gateway/schema/entities.js";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readConfig } from "../../gateway/config.js";
import { openDatabase } from "../../gateway/database/open-database.js";
import { createLogger } from "../../gateway/platform/logger.js";
import { createProofDatabase, type ProofDatabase } from "../prove/proof-database.js";
import { newDataDir } from "../support/product.js";

const CHANGE = "create-wonder-20991231000000";

describe("a database that a newer release has used", () => {
  const dataDir = newDataDir();
  let server: ProofDatabase | null = null;
  let variables: Record<string, string>;

  beforeAll(async () => {
    // eslint forbids process.env to the product; the engine under test is the test runner's choice.
    server = process.env["TEST_DATABASE_URL"] === undefined ? null : await createProofDatabase();
    variables = { DATA_DIR: dataDir, ...(server === null ? {} : { DATABASE_URL: server.url }) };
    const opened = await openDatabase(readConfig(variables), ENTITIES, createLogger("silent"), () => undefined);
    await opened.database.query(`insert into schema_migration (timestamp, name) values (20991231000000, $1)`, [CHANGE]);
    await opened.close();
  });
  afterAll(async () => {
    await server?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each([
    ["the product", ["gateway/main.js"]],
    ["migrating", ["gateway/cli/migrate.js"]],
    ["a command", ["gateway/cli/erase-person.js", "--email=kim@example.org"]],
  ])("is refused by %s with one sentence that names the change", async (_what, [file = "", ...args]) => {
    const child = spawn(process.execPath, [`dist/${file}`, ...args], { env: { ...variables, PORT: "0" } });

    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);

    expect(child.exitCode).toBe(1);
    expect(output).toBe("");
    expect(errors).toMatch(new RegExp(`^A newer release has used this database, .*${CHANGE}.*\n$`));
  });
});

describe("a server that cannot be used", () => {
  it.each([
    ["nobody listens", "postgres://postgres@127.0.0.1:1/postgres", /^DATABASE_URL: .* 127\.0\.0\.1:1 .*ECONNREFUSED/],
    ["the name is unknown", "postgres://postgres@nowhere.invalid/postgres", /^DATABASE_URL: .* nowhere\.invalid:5432 /],
  ])("is told in a sentence without the password when %s", async (_what, url, sentence) => {
    const config = readConfig({ DATABASE_URL: url.replace("postgres@", "postgres:hunter2@") });

    const opening = openDatabase(config, ENTITIES, createLogger("silent"), () => undefined);

    await expect(opening).rejects.toMatchObject({ name: "CliError", message: expect.stringMatching(sentence) });
    await expect(opening).rejects.not.toMatchObject({ message: expect.stringContaining("hunter2") });
  });
});
