import type { NormalizedCacheObject } from "@apollo/client";

/** The name of this browser's database. */
const DATABASE = "job-hunt-tracker";
const STORE = "seen";
/** A search so big is no help on a train, and takes too long to write down. */
const ENTITIES_MAX = 20_000;

/** Keeps what a person has seen beside what they saw on other days; what another person saw is forgotten. */
export async function keepSeen(guid: string, seen: NormalizedCacheObject): Promise<void> {
  const before = await recallSeen(guid);
  const all = before === undefined ? seen : joined(before, seen);
  const database = await open();
  const store = database.transaction(STORE, "readwrite").objectStore(STORE);
  store.clear();
  if (Object.keys(seen).length <= ENTITIES_MAX)
    await finished(store.put(Object.keys(all).length <= ENTITIES_MAX ? all : seen, guid));
  database.close();
}

/** What this person saw last, or undefined when nothing of theirs is kept. */
export async function recallSeen(guid: string): Promise<NormalizedCacheObject | undefined> {
  const database = await open();
  const seen: unknown = await finished(database.transaction(STORE).objectStore(STORE).get(guid));
  database.close();
  return typeof seen === "object" && seen !== null ? (seen as NormalizedCacheObject) : undefined; // written by keepSeen
}

/** Puts what was seen later over what was seen before, field by field. */
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
