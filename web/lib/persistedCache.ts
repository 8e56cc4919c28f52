import type { NormalizedCacheObject } from "@apollo/client";

/** The name of this browser's database. */
const DATABASE = "job-hunt-tracker";
const STORE = "seen";
/** A larger cache is not worth its storage, and takes too long to write. */
const ENTITIES_MAX = 20_000;

/** Persists the cache of a person, merged into what was persisted before; the cache of any other person is removed. */
export async function persistCache(guid: string, seen: NormalizedCacheObject): Promise<void> {
  const before = await loadCache(guid);
  const all = before === undefined ? seen : joined(before, seen);
  const database = await open();
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  store.clear();
  if (Object.keys(seen).length <= ENTITIES_MAX)
    await finished(store.put(Object.keys(all).length <= ENTITIES_MAX ? all : seen, guid));
  database.close();
}

/** Returns the persisted cache of a person; undefined when there is none. */
export async function loadCache(guid: string): Promise<NormalizedCacheObject | undefined> {
  const database = await open();
  const seen: unknown = await finished(database.transaction(STORE).objectStore(STORE).get(guid));
  database.close();
  return typeof seen === "object" && seen !== null ? (seen as NormalizedCacheObject) : undefined; // written by persistCache
}

/** Returns two caches merged field by field; the later one wins. */
export function joined(before: NormalizedCacheObject, after: NormalizedCacheObject): NormalizedCacheObject {
  const entries = Object.entries(after).map(([id, entity]) => [id, { ...before[id], ...entity }] as const);
  return { ...before, ...Object.fromEntries(entries) };
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
