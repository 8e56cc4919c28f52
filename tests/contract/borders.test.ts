import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { BORDER_EXCEPTIONS, findBorderFault, WEB_LAYERS } from "../lint/borders.mjs";
import { sourceFiles, type SourceFile } from "./source-files.js";

const FILES = sourceFiles(["gateway", "migrations", "schema", "web"], /\.tsx?$/);

/** Screens without a folder of their name on the server, each with the reason. */
const CLIENT_ONLY: Readonly<Record<string, string>> = {
  guide: "what to do at a step of gateway/jobhunt",
  huntsheet: "one page about a hunt of gateway/jobhunt, for when they call",
  landing: "shown to who is not signed in",
  placeholder: "stands in for what is not built",
  profile: "the person of gateway/identity, and what this browser remembers",
  signup: "shown to who is not let in",
  step: "leads on to the screen of a step of gateway/jobhunt",
};

describe("the folders", () => {
  it("have one name on both sides", () => {
    expect(findStrangers(readdirSync("web/features"), readdirSync("gateway"))).toEqual([]);
  });

  it("are found out when a screen has a name that the server does not know", () => {
    expect(findStrangers(["company", "planted", "landing"], ["company"])).toEqual(["planted"]);
  });
});

function findStrangers(screens: readonly string[], folders: readonly string[]): readonly string[] {
  return screens.filter((name) => !folders.includes(name) && CLIENT_ONLY[name] === undefined);
}

describe("the import borders", () => {
  it("are crossed by no file", () => {
    expect(findFaults(FILES)).toEqual([]);
  });

  it("have no exception that nobody needs any more", () => {
    const imports = FILES.flatMap(importsOf);
    const idle = BORDER_EXCEPTIONS.filter(
      (exception) => !imports.some(([from, to]) => exception.from.test(from) && exception.to.test(to)),
    );

    expect(idle).toEqual([]);
  });

  it("give a reason for each exception", () => {
    expect(BORDER_EXCEPTIONS.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  it.each([
    ["web/features/company/CompanyScreen.tsx", "../../../gateway/config.js", "by its schema only"],
    ["web/app/App.tsx", "../../schema/schema.js", "what both sides mean alike"],
    ["web/plan/callnote/noteReaders.ts", "../../../schema/dates/languages/fi.js", "what both sides mean alike"],
    ["web/features/company/CompanyScreen.tsx", "../contact/ContactCard.js", "features do not import each other"],
    ["web/features/company/CompanyScreen.tsx", "../../app/Shell.js", "does not know the frame"],
    ["web/plan/step/useToday.ts", "../../features/company/CompanyCard.js", "it knows none"],
    ["web/plan/step/useToday.ts", "../guide/guide.js", "step knows no other part"],
    ["web/plan/link/LinkBox.tsx", "../guide/guide.js", "link knows no other part"],
    ["web/plan/known/KnownJob.tsx", "../appointment/useAppointmentTexts.js", "known knows step"],
    ["web/plan/planted/Planted.tsx", "../step/stepActions.js", "planted has no row"],
    ["web/components/Rail.tsx", "../features/company/CompanyCard.js", "know no feature"],
    ["web/lib/useT.ts", "../components/Rail.js", "draws nothing"],
    ["web/app/App.tsx", "../main.js", "the frame knows the screens"],
    ["web/tokens.ts", "./lib/useT.js", "know no code"],
    ["gateway/app.ts", "../web/tokens.js", "neither its client"],
    ["gateway/contact/contact.service.ts", "../company/company.resolver.js", "entry point of the API"],
    ["gateway/contact/contact.service.ts", "../company/company.repository.js", "never what is behind"],
    ["gateway/contact/contact.resolver.ts", "../database/owned.repository.js", "one service call"],
    ["gateway/contact/contact.entity.ts", "./contact.service.js", "knows no rules"],
    ["gateway/platform/validation.ts", "../contact/contact.service.js", "platform imports none of them"],
    ["gateway/platform/data-folder.ts", "../config.js", "platform imports none of them"],
    ["gateway/contact/contact.service.ts", "../services.js", "a service gets what it needs"],
    ["gateway/database/page.ts", "../contact/contact.service.js", "import none"],
    ["gateway/embedded-postgres/lock.ts", "../database/ids.js", "knows nothing of what is kept"],
    ["gateway/database/open-database.ts", "../embedded-postgres/engine.js", "its entry is index.ts"],
    ["gateway/record/logged-records.ts", "../contact/contact.entity.js", "share knows none of them"],
    ["gateway/rest/routes.ts", "../contact/contact.service.js", "the shim renames"],
    ["gateway/capture/languages/lexicon.ts", "../page/advert.js", "words of languages know nothing"],
    ["gateway/capture/page/html.ts", "../rules/title.js", "languages -> page -> rules"],
    ["gateway/capture/rules/title.ts", "../record/record.js", "languages -> page -> rules"],
    ["gateway/capture/record/record.ts", "../merge.js", "languages -> page -> rules"],
    ["gateway/capture/model/model.ts", "../record/record.js", "languages -> page -> rules"],
    ["gateway/log/log.service.ts", "../contact/contact.entity.js", "import none of them"],
    ["migrations/20260101000000-create-thing.ts", "../gateway/company/company.entity.js", "outlives the code"],
    ["schema/limits.ts", "../gateway/clock.js", "it imports neither"],
    ["schema/dates/day-reader.ts", "../../web/lib/days.js", "imports neither its client"],
  ])("stop %s from importing %s", (path, target, reason) => {
    const faults = findFaults([{ path, text: `import { planted } from "${target}";` }]);

    expect(faults).toEqual([expect.stringContaining(reason)]);
  });

  it.each([["export * from"], ["import type { Planted } from"], ["void import("]])("see through `%s`", (words) => {
    const text = words.endsWith("(") ? `${words}"../gateway/clock.js");` : `${words} "../gateway/clock.js";`;

    expect(findFaults([{ path: "web/main.ts", text }])).toHaveLength(1);
  });

  it("let a layer of the client import each layer below it, and none above", () => {
    const samples = ["main", "app/App", "features/company/CompanyCard", "plan/step/stepActions", "components/Rail"];
    const layers = [...samples, "lib/useT", "tokens"].map((path) => `web/${path}`);
    const faults = layers.map((from) => layers.map((to) => findBorderFault(from, to) !== null));

    expect(layers).toHaveLength(WEB_LAYERS.length);
    expect(faults).toEqual(layers.map((_from, at) => layers.map((_to, other) => other < at)));
  });

  it("have a layer for each file of the client", () => {
    const paths = FILES.map(({ path }) => path.replace(/\.tsx?$/, "")).filter((path) => path.startsWith("web/"));
    const layersOf = (path: string) => WEB_LAYERS.filter(({ files }) => files.test(path));

    expect(paths.filter((path) => layersOf(path).length !== 1)).toEqual([]);
  });

  it.each([
    ["the gateway", folderOf],
    ["the client", clientFolderOf],
  ])("let no folders of %s import each other in a circle", (_side, nodeOf) => {
    expect(findCircle(FILES, nodeOf)).toEqual([]);
  });

  it("let no files of capture import each other in a circle, for types neither", () => {
    expect(findCircle(FILES, captureFileOf)).toEqual([]);
  });

  it("name the folders of the gateway that import each other in a circle", () => {
    const planted: SourceFile[] = [
      { path: "gateway/contact/contact.service.ts", text: `import "../company/company.service.js";` },
      { path: "gateway/company/company.types.ts", text: `import type { A } from "../note/note.entity.js";` },
      { path: "gateway/note/note.service.ts", text: `export * from "../contact/contact.entity.js";` },
      { path: "gateway/search/search.service.ts", text: `import "../contact/contact.entity.js";` },
    ];

    expect(findCircle(planted, folderOf)).toEqual(["company", "contact", "note"]);
  });

  it("name the folders of the client that import each other in a circle", () => {
    const planted: SourceFile[] = [
      { path: "web/plan/step/useToday.ts", text: `import type { A } from "../../features/company/companyTypes.js";` },
      { path: "web/features/company/CompanyCard.tsx", text: `import "../../plan/step/useToday.js";` },
      { path: "web/features/contact/ContactCard.tsx", text: `import "../../plan/step/useToday.js";` },
    ];

    expect(findCircle(planted, clientFolderOf)).toEqual(["features/company", "plan/step"]);
  });

  it("name the files of capture that import each other in a circle", () => {
    const planted: SourceFile[] = [
      { path: "gateway/capture/rules/a.ts", text: `import type { B } from "./b.js";` },
      { path: "gateway/capture/rules/b.ts", text: `import { a } from "./a.js";` },
      { path: "gateway/capture/merge.ts", text: `import { a } from "./rules/a.js";` },
    ];

    expect(findCircle(planted, captureFileOf)).toEqual(["gateway/capture/rules/a", "gateway/capture/rules/b"]);
  });

  it("let a feature of the gateway use another's service and entity", () => {
    const text = `import "../company/company.service.js"; import "../company/company.entity.js";`;

    expect(findFaults([{ path: "gateway/contact/contact.service.ts", text }])).toEqual([]);
  });
});

function folderOf(path: string): string | undefined {
  return /^gateway\/([a-z-]+)\//.exec(path)?.[1];
}

function clientFolderOf(path: string): string | undefined {
  return /^web\/((?:features|plan)\/[a-z]+|[a-z]+)\//.exec(path)?.[1];
}

function captureFileOf(path: string): string | undefined {
  return path.startsWith("gateway/capture/") ? path : undefined;
}

/** Returns the folders, or other nodes that files belong to, that import themselves by way of others, tests left out. */
function findCircle(files: readonly SourceFile[], nodeOf: (path: string) => string | undefined): readonly string[] {
  const imported = new Map<string, Set<string>>();
  for (const [from, to] of files.filter(({ path }) => !path.endsWith(".test.ts")).flatMap(importsOf)) {
    const [node, other] = [nodeOf(from), nodeOf(to)];
    if (node === undefined || other === undefined || node === other) continue;
    imported.set(node, (imported.get(node) ?? new Set()).add(other));
  }
  const reach = (node: string, reached: Set<string>): Set<string> => {
    for (const other of imported.get(node) ?? []) if (!reached.has(other)) reach(other, reached.add(other));
    return reached;
  };
  return [...imported.keys()].filter((node) => reach(node, new Set()).has(node)).sort();
}

function findFaults(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(importsOf).flatMap(([from, to]) => findBorderFault(from, to) ?? []);
}

function importsOf({ path, text }: SourceFile): readonly (readonly [from: string, to: string])[] {
  const from = path.replace(/\.tsx?$/, "");
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => [from, posix.join(posix.dirname(path), fileName).replace(/\.m?js$/, "")]);
}
