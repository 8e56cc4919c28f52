import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const STAMP = "gateway/cli/stamp.mjs";

describe("the stamp of a build", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "stamp-"));
    for (const name of ["gateway/cli", "web"]) mkdirSync(join(folder, name), { recursive: true });
    copyFileSync(STAMP, join(folder, STAMP));
    writeFileSync(join(folder, "web/main.ts"), "first");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const node = (...args: string[]): string => execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const isBuilt = (): string =>
    node("--input-type=module", "-e", `import { isBuilt } from "./${STAMP}"; console.log(isBuilt())`).trim();

  it("is made by npm run build, so that npm start builds nothing again", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { build: string } }; // our own

    node(STAMP, "take");
    const meanwhile = isBuilt();
    node(STAMP, "keep");

    expect(scripts.build).toMatch(/^node gateway\/cli\/stamp\.mjs take && .+ && node gateway\/cli\/stamp\.mjs keep$/);
    expect([meanwhile, isBuilt()]).toEqual(["false", "true"]);
  });

  it("is still that of sources which were only written again", () => {
    node(STAMP, "take");
    node(STAMP, "keep");
    writeFileSync(join(folder, "web/main.ts"), "second");
    writeFileSync(join(folder, "web/main.ts"), "first");

    expect(isBuilt()).toBe("true");
  });

  it("is no more that of sources which were changed after the build, or while it ran", () => {
    node(STAMP, "take");
    writeFileSync(join(folder, "web/main.ts"), "second");
    node(STAMP, "keep");
    const during = isBuilt();
    node(STAMP, "take");
    node(STAMP, "keep");
    const built = isBuilt();
    writeFileSync(join(folder, "web/main.ts"), "third");

    expect([during, built, isBuilt()]).toEqual(["false", "true", "false"]);
  });
});
