import type { Profiler } from "node:inspector";

/** What part of the processor time of a process a layer or a function takes itself, of what it is not idle. */
export interface Share {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** The profile of a process in the two ways in which it is read; the most first. */
export interface ProfileShares {
  readonly layers: readonly Share[];
  readonly functions: readonly Share[];
}

type Node = Profiler.ProfileNode;

const packageOf = (...names: readonly string[]): RegExp => new RegExp(`/node_modules/(?:${names.join("|")})/`);
/** The layers by the files of their functions: the first one that fits counts. */
const LAYERS: readonly (readonly [name: string, files: RegExp])[] = [
  ["compiled operations", packageOf("graphql-jit")],
  ["graphql: execution", packageOf("graphql/execution")],
  ["graphql: the rest", packageOf("graphql", "@graphql-tools", "graphql-scalars", "@escape\\.tech")],
  ["Apollo", packageOf("@apollo", "@as-integrations", "whatwg-mimetype", "negotiator", "lru-cache", "loglevel")],
  ["type-graphql", packageOf("type-graphql")],
  ["dataloader", packageOf("dataloader")],
  ["TypeORM", packageOf("typeorm")],
  ["pg", packageOf("pg", "pg-pool", "pg-protocol", "pg-types", "postgres-array", "postgres-date", "postgres-interval")],
  ["compression", packageOf("compression", "compressible", "on-headers")],
  ["jose", packageOf("jose")],
  ["metrics", /\/node_modules\/prom-client\/|\/gateway\/metrics\//],
  ["Express and its parts", /\/node_modules\//],
];
const SOCKET_WRITES = /^(writev?|writeUtf8String|writeLatin1String|writeBuffer)$/;
const FOLDER = /\/dist\/(gateway\/[^/]+)\//;
const NOTHING = new Set(["(idle)", "(root)"]);
/** Below it is what the profiler itself does. */
const PROFILER = "node:inspector";

/**
 * Returns the shares of a V8 profile. A function of Node itself counts for the layer that called it; garbage collection and
 * writes to sockets, whoever caused them, for themselves.
 */
export function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ProfileShares {
  const times = new Map<number, number>();
  samples.forEach((id, n) => times.set(id, (times.get(id) ?? 0) + (timeDeltas[n] ?? 0)));
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const layers = new Map<string, number>();
  const functions = new Map<string, number>();
  let total = 0;
  for (const node of nodes) {
    const time = times.get(node.id) ?? 0;
    const path = pathOf(node, parents);
    if (time === 0 || NOTHING.has(node.callFrame.functionName) || path.includes(PROFILER)) continue;
    total += time;
    add(layers, layerOf(node, path), time);
    add(functions, nameOf(node), time);
  }
  return { layers: sharesIn(layers, total), functions: sharesIn(functions, total) };
}

/** Returns the files of a function and of those that called it. */
function pathOf(node: Node, parents: ReadonlyMap<number, Node>): readonly string[] {
  const path: string[] = [];
  for (let at: Node | undefined = node; at !== undefined; at = parents.get(at.id)) path.push(at.callFrame.url);
  return path;
}

function layerOf({ callFrame: { functionName, url } }: Node, path: readonly string[]): string {
  if (functionName === "(garbage collector)") return "garbage collection";
  if (url === "" && SOCKET_WRITES.test(functionName)) return "writes to sockets";
  const [layer] = path.flatMap((file) => layerOfFile(file) ?? []);
  return layer ?? (functionName === "(program)" ? "native code" : "Node");
}

function layerOfFile(url: string): string | null {
  return LAYERS.find(([, files]) => files.test(url))?.[0] ?? FOLDER.exec(url)?.[1] ?? null;
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: Node): string {
  const file = url.split("/").slice(-2).join("/");
  return file === "" ? functionName : `${functionName || "(anonymous)"} ${file}:${lineNumber + 1}`;
}

function add(times: Map<string, number>, name: string, time: number): void {
  times.set(name, (times.get(name) ?? 0) + time);
}

function sharesIn(times: ReadonlyMap<string, number>, total: number): readonly Share[] {
  return [...times]
    .map(([name, time]) => ({ name, share: time / total }))
    .sort((one, other) => other.share - one.share);
}
