import { paths } from "../lib/paths.js";

/** The addresses this tab has visited, and the index of the current one. */
export interface NavigationHistory {
  readonly entries: readonly string[];
  readonly position: number;
  /** The browser's history index of the first entry. */
  readonly offset: number;
}

/** One navigation, as the router reports it. */
export interface Visit {
  readonly path: string;
  readonly index: number;
  readonly action: "PUSH" | "POP" | "REPLACE";
}

/**
 * Returns the history after a navigation: an appended entry, or another index on Back and Forward; /step is never an
 * entry (spec 2).
 */
export function visit(history: NavigationHistory, { path, index, action }: Visit): NavigationHistory {
  const at = index - history.offset;
  if (path === paths.step) {
    return action === "PUSH" ? { ...history, entries: history.entries.slice(0, at) } : history;
  }
  if (action === "POP") {
    if (history.entries[at] === path) return { ...history, position: at };
    return { entries: [path], position: 0, offset: index };
  }
  if (at < 0 || at > history.entries.length) return { entries: [path], position: 0, offset: index };
  const before = history.entries.slice(0, at);
  const after = action === "REPLACE" ? history.entries.slice(at + 1) : [];
  return { ...history, entries: [...before, path, ...after], position: at };
}
