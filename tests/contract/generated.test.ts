import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const GENERATOR = "node_modules/@graphql-codegen/cli/esm/bin.js";
const CONFIG = "codegen.yml";
const MINUTE = 60_000;

describe("the generated documents and hooks", () => {
  let folder = "";

  beforeAll(() => {
    mkdirSync("dist/.cache", { recursive: true });
    folder = mkdtempSync("dist/.cache/planted-");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it(
    "are those of the operations as they stand",
    async () => {
      expect(await findStale(CONFIG)).toEqual([]);
    },
    MINUTE,
  );

  it(
    "are found out when there is an operation more",
    async () => {
      const config = `${folder}/codegen.yml`;
      const operations = `${folder}/planted.graphql`;
      writeFileSync(operations, "query Planted { viewer { guid } }");
      writeFileSync(
        config,
        readFileSync(CONFIG, "utf8").replace(/^documents: (.+)$/m, `documents:\n  - $1\n  - ${operations}`),
      );

      expect(await findStale(config)).toEqual([resolve(folder, "planted.generated.ts")]);
    },
    MINUTE,
  );
});

/** Returns the files that are not what the generator would write; it names them and ends with 1. */
async function findStale(config: string): Promise<readonly string[]> {
  const words = [GENERATOR, "--config", config, "--silent", "--check"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, (error, output) => {
      const stale = [...output.matchAll(/^ *,? *- (.+)$/gm)].map(([, file = ""]) => file);
      if ((error === null) === (stale.length === 0)) resolve(stale);
      else reject(new Error(`The generator could not check: ${error?.message ?? ""} ${output}`));
    });
  });
}
