const ICON_INDEX = /node_modules\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const ICON_EXPORT = /export \{([^}]*)\} from ["']\.\/icons\/([\w-]+\.m?js)["']/g;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g;

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}

/** Returns what the bundler knows of a module; null for one it does not have. */
export type ReadModule = (id: string) => ModuleInfo | null;

/** The modules of the client and what they import. */
export interface ModuleGraph {
  /** Returns modules with all that has to be there before they can run. */
  readonly importsOf: (ids: Iterable<string>) => ReadonlySet<string>;
  /** Returns modules with all that they lead to, also by imports at run time, but for what only `beyond` leads to. */
  readonly reachOf: (ids: Iterable<string>, beyond: ReadonlySet<string>) => ReadonlySet<string>;
}

/**
 * Returns the module graph. The index of the icons imports every icon: for the modules that import it, it is replaced by
 * the icons they name.
 */
export function readGraph(read: ReadModule): ModuleGraph {
  let icons: ReadonlyMap<string, string> | undefined;
  // The same modules are walked from many sides.
  const known = new Map<ModuleInfo, readonly string[]>();
  const importsIn = (info: ModuleInfo): readonly string[] => {
    const before = known.get(info);
    if (before !== undefined) return before;
    const found = info.importedIds.flatMap((id) => {
      if (!ICON_INDEX.test(id)) return id;
      icons ??= readIcons(id, read(id)?.code ?? "");
      return namesIn(info.code ?? "").flatMap((name) => icons?.get(name) ?? []);
    });
    known.set(info, found);
    return found;
  };
  const walk = (ids: Iterable<string>, next: (info: ModuleInfo) => readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (id: string): void => {
      const info = found.has(id) ? null : read(id);
      if (info === null) return;
      found.add(id);
      next(info).forEach(visit);
    };
    for (const id of ids) visit(id);
    return found;
  };
  return {
    importsOf: (ids) => walk(ids, importsIn),
    reachOf: (ids, beyond) =>
      walk(ids, (info) => [...importsIn(info), ...info.dynamicallyImportedIds.filter((id) => !beyond.has(id))]),
  };
}

/** Returns the module of each icon by the names that the index exports it under. */
function readIcons(indexId: string, indexCode: string): ReadonlyMap<string, string> {
  const folder = indexId.slice(0, indexId.lastIndexOf("/"));
  const modules = [...indexCode.matchAll(ICON_EXPORT)].flatMap(([, names = "", file = ""]) =>
    names.split(",").map((name) => [name.trim().replace(/^default as /, ""), `${folder}/icons/${file}`] as const),
  );
  return new Map(modules);
}

function namesIn(code: string): readonly string[] {
  return [...code.matchAll(ICON_IMPORT)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(/\s/)[0] ?? ""),
  );
}
