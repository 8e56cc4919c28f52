import type { NormalizedCacheObject } from "@apollo/client";

/** The name of this browser's database. */
const DATABASE = "job-hunt-tracker";
const STORE = "seen";
/** A larger cache is not worth its storage, and takes too long to write. */
const ENTITIES_MAX = 20_000;

/** Persists the cache of a person, merged into what was persisted before; the cache of any other person is removed. */
export async function persistCache(guid: string, seen: NormalizedCacheObject): Promise<void> {
  await replace(guid, (before) => {
    if (isTooLarge(seen)) return undefined;
    const all = joined(before ?? {}, seen);
    return isTooLarge(all) ? seen : all;
  });
}

/** Adds what was fetched ahead to the persisted cache of a person, which stays as it is where that would be too much. */
export async function addToPersisted(guid: string, fetched: NormalizedCacheObject): Promise<void> {
  await replace(guid, (before) => {
    const all = joined(before ?? {}, fetched);
    return isTooLarge(all) ? before : all;
  });
}

/** Returns the persisted cache of a person; undefined when there is none. */
export async function loadCache(guid: string): Promise<NormalizedCacheObject | undefined> {
  const database = await open();
  const seen = await read(database.transaction(STORE).objectStore(STORE), guid);
  database.close();
  return seen;
}

/** Returns two caches merged field by field; the later one wins. */
export function joined(before: NormalizedCacheObject, after: NormalizedCacheObject): NormalizedCacheObject {
  const entries = Object.entries(after).map(([id, entity]) => [id, { ...before[id], ...entity }] as const);
  return { ...before, ...Object.fromEntries(entries) };
}

/** Replaces what is persisted, in one transaction: another tab, and another part of this one, may do so meanwhile. */
async function replace(
  guid: string,
  change: (before: NormalizedCacheObject | undefined) => NormalizedCacheObject | undefined,
): Promise<void> {
  const database = await open();
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  const next = change(await read(store, guid));
  store.clear();
  if (next !== undefined) await finished(store.put(next, guid));
  database.close();
}

async function read(store: IDBObjectStore, guid: string): Promise<NormalizedCacheObject | undefined> {
  const seen: unknown = await finished<unknown>(store.get(guid));
  return typeof seen === "object" && seen !== null ? (seen as NormalizedCacheObject) : undefined; // written by replace
}

function isTooLarge(cache: NormalizedCacheObject): boolean {
  return Object.keys(cache).length > ENTITIES_MAX;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser keeps nothing."));
  });
}
