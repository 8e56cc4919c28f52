import { hasUnkeptForm } from "./leaveGuard.js";
import { hasUnkeptText } from "./typedText.js";
import { fetchTimed } from "./environment/clock.js";
import { tabStorage } from "./environment/storage.js";

/** The header that names the newest release, as gateway/http/client-release.ts writes it. */
const HEADER = "x-client-release";
/** What a page asks for when a part of it does not load; no service worker answers it. */
const SETTINGS = "/config.json";

let newest: string | null = null;
/** The changes that the server has not answered yet. */
const changes = new Set<Promise<Response>>();

/** Calls the server like `fetch`, and notes the release that it names. */
export async function fetchNotingRelease(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = fetchTimed(input, init);
  if (typeof init?.body === "string" && init.body.includes('"query":"mutation')) changes.add(answer);
  try {
    newest = (await answer).headers.get(HEADER) ?? newest;
    return await answer;
  } finally {
    changes.delete(answer);
  }
}

/** Returns whether the server has another release than the one this page was loaded from. */
export function isOutdated(): boolean {
  if (newest === null) return false;
  // In development the entry is no built file.
  const own = document.querySelector("script[type=module][src^='/assets/']")?.getAttribute("src");
  return typeof own === "string" && own !== newest;
}

/**
 * Reloads an outdated page, once for each release, unless that would lose an input or a change. Returns whether it
 * does.
 */
export function renew(): boolean {
  if (!isOutdated() || !navigator.onLine || changes.size > 0 || hasUnkeptForm() || hasUnkeptText()) return false;
  const key = `renewed:${newest}`;
  // Without the note it could reload for ever.
  if (tabStorage.read(key) !== null || tabStorage.write(key, "yes") !== "STORED") return false;
  window.location.reload();
  return true;
}

/**
 * Loads a part of the client. When it fails because the page is older than the server, the page is reloaded and the
 * promise stays pending; every other failure is thrown.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await Promise.allSettled(changes);
    await fetchNotingRelease(SETTINGS, { cache: "no-cache" }).catch(() => undefined);
    if (renew()) return new Promise<never>(() => undefined);
    throw error;
  }
}
