import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

interface LockEntry {
  readonly resolved?: string;
  readonly engines?: { readonly node?: string } | readonly string[];
}

interface LockFile {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
}

const LOCK = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile; // written by npm
const MANIFEST = JSON.parse(readFileSync("package.json", "utf8")) as Manifest; // kept in order by npm
const RUNNING = process.versions.node;

describe("the lock file", () => {
  it("names no registry, so that each machine asks its own", () => {
    expect(findAddresses(LOCK)).toEqual([]);
  });

  it("is found out when it names one", () => {
    const planted = { packages: { "node_modules/planted": { resolved: "https://registry.example.org/planted.tgz" } } };

    expect(findAddresses(planted)).toEqual(["node_modules/planted"]);
  });

  it("holds only packages that accept the Node that runs this", () => {
    expect(findRefusing(LOCK, RUNNING)).toEqual([]);
  });

  it("holds only packages that accept the first release of each Node that the product names", () => {
    const first = MANIFEST.engines.node.match(/\d+\.\d+\.\d+/g) ?? [];

    expect(first.map((version) => version.split(".")[0])).toEqual(["20", "22", "24"]);
    expect(first.flatMap((version) => findRefusing(LOCK, version))).toEqual([]);
  });

  it("is found out when a package wants another Node", () => {
    const planted = {
      packages: { a: { engines: { node: ">=99" } }, b: { engines: { node: "^20.19.0 || >=22.12.0" } } },
    };

    expect(findRefusing(planted, "20.20.2")).toEqual(["a wants >=99"]);
    expect(findRefusing(planted, "21.7.0")).toEqual(["a wants >=99", "b wants ^20.19.0 || >=22.12.0"]);
  });
});

describe("the packages", () => {
  it("are pinned to one version each", () => {
    expect(findLoose(MANIFEST)).toEqual([]);
  });

  it("are found out when one may move by itself", () => {
    const planted = {
      dependencies: { a: "^1.0.0", b: "2.0.0-rc.4" },
      devDependencies: { c: "latest" },
      overrides: { d: "1.x" },
    };

    expect(findLoose(planted)).toEqual(["a@^1.0.0", "c@latest", "d@1.x"]);
  });
});

describe("a range of versions", () => {
  it.each([
    ["*", "20.20.2", true],
    [">= 10.x", "20.20.2", true],
    ["6.* || 8.* || >= 10.*", "9.0.0", false],
    ["18 || 20 || >=22", "20.20.2", true],
    ["18 || 20 || >=22", "21.0.0", false],
    ["^20.17.0 || >=22.9.0", "20.16.9", false],
    [">=12 <20", "20.0.0", false],
    ["~20.19", "20.19.9", true],
    ["~20.19", "20.20.0", false],
  ])("%s and %s: %s", (range, version, isIn) => {
    expect(accepts(range, version)).toBe(isIn);
  });
});

function findAddresses({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([name, { resolved }]) => (resolved?.includes("://") ? [name] : []));
}

function findRefusing({ packages }: LockFile, version: string): readonly string[] {
  return Object.entries(packages).flatMap(([name, { engines }]) => {
    const range = engines !== undefined && "node" in engines ? engines.node : undefined;
    return range === undefined || accepts(range, version) ? [] : [`${name} wants ${range}`];
  });
}

function findLoose({ dependencies, devDependencies, overrides }: Omit<Manifest, "engines">): readonly string[] {
  return [dependencies, devDependencies, overrides]
    .flatMap((versions) => Object.entries(versions))
    .flatMap(([name, version]) => (/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? [] : [`${name}@${version}`]));
}

type Version = readonly [number, number, number];

/** True when the version is in the range; of npm's ranges it knows what packages say of Node. */
function accepts(range: string, version: string): boolean {
  const own = toVersion(version);
  return range.split("||").some((part) => {
    const terms = part
      .trim()
      .replace(/([<>=~^]+)\s+/g, "$1")
      .split(/\s+/);
    return terms.every((term) => meets(term, own));
  });
}

function meets(term: string, own: Version): boolean {
  const [, sign = "", text = ""] = /^([<>=~^]*)v?(.*)$/.exec(term) ?? [];
  const given = text.split(".").filter((part) => /^\d+$/.test(part)).length;
  const bound = toVersion(text);
  if (sign === ">=") return compare(own, bound) >= 0;
  if (sign === ">") return compare(own, bound) > 0;
  if (sign === "<=") return compare(own, bound) <= 0;
  if (sign === "<") return compare(own, bound) < 0;
  // How many leading numbers must be the same: all that are written, fewer after ^ and ~.
  const same = Math.min(given, { "^": 1, "~": 2 }[sign] ?? 3);
  return own.slice(0, same).every((part, at) => part === bound[at]) && compare(own, bound) >= 0;
}

function toVersion(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split(".").map((part) => Number.parseInt(part, 10) || 0);
  return [major, minor, patch];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
