import { execFile } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const GENERATOR = "node_modules/@graphql-codegen/cli/esm/bin.js";
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
      expect(await generate("codegen.yml", "--check")).toBe(true);
    },
    MINUTE,
  );

  it(
    "are found out when an operation changed since",
    async () => {
      const config = `${folder}/codegen.yml`;
      const [schema, operations, output] = [`${folder}/s.graphql`, `${folder}/o.graphql`, `${folder}/types.ts`];
      writeFileSync(schema, "type Query { a: Int, b: Int }");
      writeFileSync(operations, "query One { a }");
      writeFileSync(
        config,
        `schema: ${schema}\ndocuments: ${operations}\ngenerates: { ${output}: { plugins: [typescript-operations] } }\n`,
      );
      await generate(config);
      const before = await generate(config, "--check");

      appendFileSync(operations, " query Two { b }");
      const after = await generate(config, "--check");

      expect([before, after]).toEqual([true, false]);
    },
    MINUTE,
  );
});

async function generate(config: string, ...options: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [GENERATOR, "--config", config, "--silent", ...options]);
    child.on("exit", (code) => resolve(code === 0));
  });
}
