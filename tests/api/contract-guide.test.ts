import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startTestApp, type TestApp } from "../support/app.js";
import type { Client } from "../support/client.js";

const GUIDE = ["first-hunt.md", "typed-client.md"]
  .map((page) => readFileSync(`schema/guide/${page}`, "utf8"))
  .join("\n");
const BLOCKS = [...GUIDE.matchAll(/^```(\w*)\n(.+?)^```$/gms)].map(([, language = "", text = ""]) => ({
  language,
  text,
}));
/** Blocks that say in their first line which file they are. */
const FILES = BLOCKS.flatMap(({ text }) => {
  const [, name] = /^(?:#|\/\/) (\S+\.\w+)\n/.exec(text) ?? [];
  return name === undefined ? [] : [{ name, text }];
});
const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const run = promisify(execFile);

/** The guide, followed by a stranger word for word; the parts build on each other, so they are one test. */
describe("the first pages of the guide", () => {
  let app: TestApp;
  let me: Client;
  let folder: string;

  beforeAll(async () => {
    app = await startTestApp();
    me = await app.signIn();
    mkdirSync("dist/.cache", { recursive: true });
    // Inside the project, where the packages of the guide are installed.
    folder = resolve(mkdtempSync("dist/.cache/guide-"));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.close();
  });

  const hunts = async (): Promise<readonly string[]> => {
    const { jobHunts } = await me.query<{ jobHunts: { nodes: { name: string }[] } }>(`{ jobHunts { nodes { name } } }`);
    return jobHunts.nodes.map(({ name }) => name);
  };
  const makeToken = async (): Promise<string> => {
    const mutation = BLOCKS.find(({ language, text }) => language === "graphql" && text.includes("createAccessToken"));
    const { createAccessToken } = await me.query<{ createAccessToken: { secret: string } }>(mutation?.text ?? "");
    return createAccessToken.secret;
  };

  it("make a token, and with it a hunt by each command", async () => {
    installCurl(folder);
    writeFileSync(join(folder, "cv.pdf"), PDF);
    const secret = await makeToken();
    const commands = BLOCKS.filter(({ language }) => language === "sh")
      .map(({ text }) => text)
      .join("\n")
      .replace("http://localhost:4000", app.url)
      .replace("jht_...", secret);

    const PATH = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
    const { stdout } = await run("sh", ["-e", "-c", commands], { cwd: folder, env: { PATH } });
    const answers = stdout
      .trim()
      .split(/\n+/)
      .map((line): unknown => JSON.parse(line));

    expect(answers).toMatchObject([
      { data: { viewer: { guid: me.person.id }, jobHunts: { totalCount: 0 } } },
      { data: { createJobHunt: { jobHunt: { name: "Back to climate tech" }, logEntryId: expect.any(String) } } },
      { data: { name: "Back to climate tech" } },
      { data: { uploadFile: { fileId: expect.any(String), url: expect.any(String) } } },
    ]);
    expect(await hunts()).toEqual(["Back to climate tech", "Back to climate tech"]);
  });

  it("make a client whose types fit, and a hunt with it", async () => {
    const secret = await makeToken();
    for (const { name, text } of FILES) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "schema.graphql"), readFileSync("schema/schema.graphql"));
    const node = (...words: string[]): ReturnType<typeof run> =>
      run(process.execPath, words, { cwd: folder, env: { URL: app.url, TOKEN: secret } });

    await node(resolve("node_modules/@graphql-codegen/cli/cjs/bin.js"));
    await node(resolve("node_modules/typescript/bin/tsc"));
    const { stdout } = await node("main.js");

    expect(FILES.map(({ name }) => name)).toEqual([
      "codegen.yml",
      "tsconfig.json",
      "operations.graphql",
      "client.ts",
      "main.ts",
    ]);
    expect(stdout).toBe("From a typed client PREPARING\n");
    expect(await hunts()).toContain("From a typed client");
  });
});

function installCurl(folder: string): void {
  const path = join(folder, "curl");
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/tests/support/curl.js")}" "$@"\n`);
  chmodSync(path, 0o755);
}
