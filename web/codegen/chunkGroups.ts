import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { readGraph, type ModuleGraph } from "./moduleGraph.js";

const WEB = fileURLToPath(new URL("../", import.meta.url));

/** The page itself, which opens on the landing page. Its modules stay in the entry, whose chunk the others import. */
const ENTRY = "main.ts";
const LANDING = ["index.html", ENTRY];

/** What every signed-in start loads: the shell, and the dashboard with Today. */
const APP = ["app/startApp.tsx", "app/Shell.tsx", "features/dashboard/DashboardScreen.tsx"];

/** The screens whose code is one file, because a person who sees one of them sees the others soon. */
const AREAS = {
  hunts: ["features/jobhunt/JobHuntScreen.tsx", "features/step/StepScreen.tsx"],
  sheet: ["features/huntsheet/HuntSheetScreen.tsx"],
  guide: ["features/guide/GuideScreen.tsx"],
  records: [
    "features/company/CompanyScreen.tsx",
    "features/contact/ContactScreen.tsx",
    "features/document/DocumentScreen.tsx",
    "features/idealjob/IdealJobScreen.tsx",
  ],
  job: ["features/jobdetails/JobDetailsScreen.tsx", "features/jobdetails/AdvertScreen.tsx"],
  log: ["features/log/LogScreen.tsx"],
  profile: ["features/profile/ProfileScreen.tsx"],
} as const;

/** The area of which the others open parts at run time: else those would be in what all of them load first. */
const OPENED_ELSEWHERE = "guide";

/** What is loaded by itself: it is large, and needed late or in few places; or small, and needed soon. */
const PARTS = {
  auth0: ["app/Auth0Identity.tsx"],
  antd: ["components/controls/Themed.tsx"],
  markdown: ["components/MarkdownBody.tsx"],
  live: ["app/LiveUpdates.tsx", "app/BrowserTimeZone.tsx", "lib/persistedCache.ts"],
} as const;

/** Runs while the page is quiet and needs a little of every area, which stays in the file of its area. */
const OF_ALL_AREAS = ["app/fetchLists.ts"];

const ANTD = /node_modules\/(?:antd|@ant-design|@rc-component)\//;

/** Texts that are files of their own, one of each language. */
const LANGUAGES = /\/(?:locales|guides)\/|landing-texts/;

/** What the build says of each screen, for its budgets: the files that a signed-in start on it loads. */
const FILES_OF_SCREENS = ".vite/screens.json";
const SCREENS = ["features/dashboard/DashboardScreen.tsx", ...Object.values(AREAS).flat()];

interface ChunkGroups {
  /** Reads the module graph, which the chunk of a module follows from. */
  readonly plugin: Plugin;
  /** Returns the chunk of a module; null leaves it to the bundler. */
  readonly chunkOf: (id: string) => string | null;
}

/**
 * Returns how the client is cut into files. Each screen is loaded by a few: with HTTP/1.1 a browser fetches six at a
 * time, and small ones compress badly. A module is in `app` when the first screen needs it, in the file of an area when
 * the screens of that area alone need it, and in `shared` when those of several do. What nothing but an import at run
 * time leads to is in the `-later` file of the area it is reached from, or in `later` when it is reached from several;
 * `forms` and `-forms` are the same for what needs Ant Design.
 */
export function chunkGroups(): ChunkGroups {
  let chunks: ReadonlyMap<string, string | null> = new Map();
  return {
    plugin: {
      name: "chunk-groups",
      apply: "build",
      transform: {
        filter: { id: idOf(ENTRY) },
        // The bundler's helpers are in the entry when the entry needs one, else in a file of their own.
        handler: (code) => `${code}\nimport * as entry from "./${ENTRY}";\nObject.freeze(entry);`,
      },
      buildEnd() {
        chunks = assignChunks(readGraph((id) => this.getModuleInfo(id)));
      },
      generateBundle: {
        // Chunks without code have been removed by then.
        order: "post",
        handler(_options, bundle) {
          const chunksLeft = Object.values(bundle).filter((part) => part.type === "chunk");
          const files = Object.fromEntries(SCREENS.map((screen) => [screen, filesOf(screen, chunksLeft)]));
          this.emitFile({ type: "asset", fileName: FILES_OF_SCREENS, source: JSON.stringify(files) });
        },
      },
    },
    chunkOf: (id) => {
      const chunk = chunks.get(id);
      if (chunk === null || LANGUAGES.test(id)) return null;
      return id.endsWith(".css") ? "style" : (chunk ?? null);
    },
  };
}

/** Returns the chunk of each module that a page leads to; null: that of the entry. */
function assignChunks(graph: ModuleGraph): ReadonlyMap<string, string | null> {
  const screens = new Set([...Object.values(AREAS).flat(), ...OF_ALL_AREAS].map(idOf));
  const areas = Object.entries(AREAS).map(([name, entries]) => {
    const first = graph.importsOf(entries.map(idOf));
    return { name, first, all: graph.reachOf(first, screens) };
  });
  const app = graph.importsOf(APP.map(idOf));
  const fromApp = graph.reachOf(app, screens);
  const parts = Object.entries(PARTS).map(([name, entries]) => ({ name, all: graph.importsOf(entries.map(idOf)) }));
  const landing = graph.importsOf(LANDING.map(idOf));
  const isReachedFromOthers = (id: string): boolean =>
    fromApp.has(id) || areas.filter(({ all }) => all.has(id)).length > 1;
  const ownerOf = (id: string): string | undefined => {
    const [only, other] = areas.filter(({ first }) => first.has(id));
    if (only === undefined) return undefined;
    const isOwn = other === undefined && (only.name === OPENED_ELSEWHERE || !isReachedFromOthers(id));
    return isOwn ? only.name : "shared";
  };
  const chunkOf = (id: string): string | null => {
    if (landing.has(id)) return null;
    if (app.has(id)) return "app";
    const owner = ownerOf(id);
    if (owner !== undefined) return owner;
    const part = parts.find(({ all }) => all.has(id));
    if (part !== undefined) return part.name;
    const needed = [...graph.importsOf([id])];
    // In a file with others, those would need the file of the area, too.
    const owners = new Set(needed.filter((one) => !app.has(one) && !landing.has(one)).map(ownerOf));
    const isBeside = ({ name, all }: (typeof areas)[number]): boolean =>
      owners.has(name) || (all.has(id) && !isReachedFromOthers(id));
    const beside = areas.filter(isBeside).map(({ name }) => name);
    return [...beside, needed.some((one) => ANTD.test(one)) ? "forms" : "later"].join("-");
  };
  const ids = new Set([...landing, ...fromApp, ...areas.flatMap(({ all }) => [...all])]);
  return new Map([...ids].map((id) => [id, chunkOf(id)]));
}

/** Returns the scripts and style sheets that have to be there before a screen can be shown. */
function filesOf(screen: string, chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const found = new Set<string>();
  const add = (fileName: string): void => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (chunk === undefined || found.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks) {
    if (chunk.isEntry || [...APP, screen].some((name) => chunk.moduleIds.includes(idOf(name)))) add(chunk.fileName);
  }
  return [...found];
}

function idOf(name: string): string {
  return WEB + name;
}
