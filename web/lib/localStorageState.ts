import { isLeaving } from "./leaving.js";
import { listedKinds, listedRecords } from "./recordKinds.js";
import { tableOf } from "./tableOf.js";
import { browserStorage } from "./environment/storage.js";
import { noteStored, useStored } from "./useStored.js";

/** Parses one stored text; a text that the key does not accept counts as absent. */
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

/** Every key (spec 3 names the first ones; `theme` and those after it are additions). */
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
  dashboardFirstDay: text(10),
  areasShown: flag,
  profileCollapsed: flag,
  jobHuntHelpOpen: flag,
  preparingHelpOpen: flag,
  applyingHelpOpen: flag,
  interviewingHelpOpen: flag,
  acceptingHelpOpen: flag,
  theme: oneOf("light", "dark", "system"),
  language: text(35),
  shortcuts: oneOf("on", "off"),
  dateOrder: oneOf("DMY", "MDY", "YMD"),
  recentRecords: text(8000),
  modelReadsPasted: flag,
  allJobFields: flag,
  plansSeen: flag,
  oneSmallThing: flag,
  listsFetched: text(1000),
  pausedUntil: text(10),
  textLanguages: text(8000),
} as const;

/** A key of the local storage. */
export type LocalStorageKey = keyof typeof keys;

/** The value of a key. */
type LocalStorageValue<K extends LocalStorageKey> = NonNullable<ReturnType<(typeof keys)[K]>>;

/** The keys whose value is true or false. */
export type LocalStorageFlag = {
  [K in LocalStorageKey]: LocalStorageValue<K> extends boolean ? K : never;
}[LocalStorageKey];

const selections = [
  ...listedSelections,
  "selectedJobHunt",
  "selectedJobHuntId",
  "selectedStepId",
  "selectedUniqueNoteId",
] as const satisfies readonly LocalStorageKey[];

/** Returns the stored value of a key; undefined when it is absent, blocked or not accepted. */
export function readLocalState<K extends LocalStorageKey>(key: K): LocalStorageValue<K> | undefined {
  const stored = browserStorage.read(key);
  // Parsed by the key's own function; TypeScript cannot follow a lookup by type parameter.
  return stored === null ? undefined : (keys[key](stored) as LocalStorageValue<K> | undefined);
}

/**
 * Stores a value, or removes it when it is undefined. A full or blocked storage stores nothing and throws nothing, and
 * so does a page that is being left.
 */
export function writeLocalState<K extends LocalStorageKey>(key: K, value: LocalStorageValue<K> | undefined): void {
  if (isLeaving()) return;
  if (value === undefined) browserStorage.remove(key);
  else if (browserStorage.write(key, String(value)) !== "STORED") return;
  noteStored();
}

/** Removes every stored selection, as the home button does (spec 2). */
export function clearSelections(): void {
  for (const key of selections) writeLocalState(key, undefined);
}

/** Removes the selected job hunt, so that the next form starts without one. */
export function clearSelectedJobHunt(): void {
  for (const key of ["selectedJobHuntId", "selectedJobHunt", "selectedUniqueNoteId", "selectedStepId"] as const) {
    writeLocalState(key, undefined);
  }
}

/** Returns a stored value and its setter; the value follows changes made here and in other tabs. */
export function useLocalStorageState<K extends LocalStorageKey>(
  key: K,
): readonly [LocalStorageValue<K> | undefined, (value: LocalStorageValue<K> | undefined) => void] {
  const value = useStored(() => readLocalState(key));
  return [value, (next) => writeLocalState(key, next)];
}
