import { useSyncExternalStore } from "react";
import { listedKinds, listedRecords } from "./recordKinds.js";
import { tableOf } from "./tableOf.js";

/** Reads one stored text; what a key does not accept counts as absent. */
type Accepts<T> = (stored: string) => T | undefined;

const text =
  (max: number): Accepts<string> =>
  (stored) =>
    stored.length > 0 && stored.length <= max ? stored : undefined;
const id: Accepts<string> = (stored) => (/^[\w.:|@-]{1,128}$/.test(stored) ? stored : undefined);
const flag: Accepts<boolean> = (stored) => (stored === "true" || stored === "false" ? stored === "true" : undefined);
const oneOf =
  <T extends string>(...values: readonly T[]): Accepts<T> =>
  (stored) =>
    values.find((value) => value === stored);

const listedSelections = listedKinds.flatMap((kind) => [...listedRecords[kind].selection]);

/** Every key (spec 3 names the first ones; `theme` and those after it are our own). */
const keys = {
  jwt_token: text(16_384),
  person_guid: id,
  ...tableOf(listedSelections.map((key) => [key, id])),
  selectedJobHunt: text(500),
  selectedJobHuntId: id,
  selectedStepId: id,
  selectedUniqueNoteId: id,
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].collapsedKey, flag])),
  logsCollapsed: flag,
  jobDetailsCollapsed: flag,
  advertCollapsed: flag,
  dashboardCollapsed: flag,
  profileCollapsed: flag,
  jobHuntHelpOpen: flag,
  preparingHelpOpen: flag,
  applyingHelpOpen: flag,
  interviewingHelpOpen: flag,
  acceptingHelpOpen: flag,
  theme: oneOf("light", "dark", "system"),
  language: text(35),
  shortcuts: oneOf("on", "off"),
  recentRecords: text(8000),
  modelReadsPasted: flag,
} as const;

/** A key under which this browser remembers something. */
export type RememberedKey = keyof typeof keys;

/** What is remembered under a key. */
type Remembered<K extends RememberedKey> = NonNullable<ReturnType<(typeof keys)[K]>>;

/** The keys whose value is true or false. */
export type RememberedFlag = { [K in RememberedKey]: Remembered<K> extends boolean ? K : never }[RememberedKey];

const selections = [
  ...listedSelections,
  "selectedJobHunt",
  "selectedJobHuntId",
  "selectedStepId",
  "selectedUniqueNoteId",
] as const satisfies readonly RememberedKey[];

const listeners = new Set<() => void>();

/** Reads what is remembered; absent, blocked and hostile values are all undefined. */
export function recall<K extends RememberedKey>(key: K): Remembered<K> | undefined {
  const stored = read(key);
  // Parsed by the key's own function; TypeScript cannot follow a lookup by type parameter.
  return stored === null ? undefined : (keys[key](stored) as Remembered<K> | undefined);
}

/** Remembers a value, or forgets it when it is undefined; a full or blocked storage only costs the memory. */
export function remember<K extends RememberedKey>(key: K, value: Remembered<K> | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(value));
  } catch {
    return;
  }
  tellListeners();
}

/** Forgets every remembered selection; the home button does so (spec 2). */
export function forgetSelections(): void {
  for (const key of selections) remember(key, undefined);
}

/** Forgets the hunt that was selected, so that the next form is none of its own. */
export function forgetSelectedHunt(): void {
  for (const key of ["selectedJobHuntId", "selectedJobHunt", "selectedUniqueNoteId", "selectedStepId"] as const) {
    remember(key, undefined);
  }
}

/** Gives a component a remembered value and its setter; it follows changes made here and in other tabs. */
export function useRemembered<K extends RememberedKey>(
  key: K,
): readonly [Remembered<K> | undefined, (value: Remembered<K> | undefined) => void] {
  const value = useSyncExternalStore(subscribe, () => recall(key));
  return [value, (next) => remember(key, next)];
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
