import type { Cacheable, ICache } from "@auth0/auth0-react";
import type { KnownUser } from "./identityProvider.js";
import { isLeaving } from "./leaving.js";
import { readLocalState, writeLocalState } from "./localStorageState.js";
import { isFreshToken, serverSeconds, readExpiry } from "./storedToken.js";
import { browserStorage } from "./environment/storage.js";
import { StorageError } from "./environment/storageError.js";
import { fieldOf } from "./storedJson.js";

/**
 * Where the refresh token is: in an HttpOnly cookie, which the built-in provider sets, and which the client refers to
 * by this word instead of a token; in the memory of the page, where an outside provider supports a silent sign-in; else
 * in local storage, without which a reload would sign the user out.
 */
export type RefreshTokenPlace = "cookie" | "memory" | "storage";

interface Tokens {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly [name: string]: unknown;
}

interface TokenEntry {
  readonly body: Tokens;
  readonly expiresAt: number;
}

/** The user record that the SDK read from the ID token; the ID token's text is not needed again. */
interface UserEntry {
  readonly id_token: string;
  readonly decodedToken: { readonly claims: Readonly<Record<string, unknown>>; readonly user: unknown };
}

const PREFIX = "@@auth0spajs@@";
const USER = "@@user@@";

/**
 * Returns the Auth0 client's cache, which stores what the specification allows, the access token under `jwt_token` and
 * the user record, in local storage for all tabs; never an ID token, and the refresh token only at `place`.
 */
export function createTokenCache(place: RefreshTokenPlace): ICache {
  const inMemory = new Map<string, string>();
  let arrived: { readonly token: string; readonly expiresAt: number } | undefined;

  function tokenEntry(key: string): TokenEntry | undefined {
    // Without a user record no user is signed in.
    if (read(userKeyOf(key)) === undefined) return undefined;
    const stored = refreshTokenIn(read(key));
    const refreshToken = stored ?? inMemory.get(key) ?? (place === "cookie" ? place : undefined);
    const token = readLocalState("jwt_token");
    // An earlier version left its refresh token in local storage: it is used at once, and then removed from there.
    const isLeftOver = stored !== undefined && place !== "storage";
    const expiresAt = isLeftOver ? 0 : expiryOf(token);
    if (refreshToken === undefined && expiresAt <= serverSeconds()) return undefined;
    return {
      body: {
        ...(token === undefined ? {} : { access_token: token }),
        ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
      },
      expiresAt,
    };
  }

  function expiryOf(token: string | undefined): number {
    if (token === undefined) return 0;
    // Offline no other token can be fetched, and every request fails anyway.
    if (!navigator.onLine) return Number.MAX_SAFE_INTEGER;
    return token === arrived?.token ? arrived.expiresAt : readExpiry(token);
  }

  function keep(key: string, { body, expiresAt }: TokenEntry): void {
    const { access_token: token, refresh_token: refreshToken } = body;
    if (token !== undefined) {
      arrived = { token, expiresAt };
      writeLocalState("jwt_token", token);
      if (place !== "storage") removeLeftovers();
    }
    if (refreshToken === undefined || place === "cookie") return;
    if (place === "memory") inMemory.set(key, refreshToken);
    else keepText(key, JSON.stringify({ body: { refresh_token: refreshToken } }));
  }

  return {
    // The SDK states by the type argument what it expects under a key; the key determines the same.
    get: <T = Cacheable>(key: string) => (isUserKey(key) ? read(key) : tokenEntry(key)) as T | undefined,
    set(key, entry) {
      if (isLeaving()) return;
      if (isUserKey(key))
        keepText(key, JSON.stringify(withoutIdToken(entry as UserEntry))); // see get
      else keep(key, entry as TokenEntry); // see get
    },
    remove(key) {
      inMemory.delete(key);
      browserStorage.remove(key);
    },
    allKeys: () => [...new Set([...storedKeys(), ...inMemory.keys()])],
  };
}

/** Returns the access token while it is valid for a minute at least, or offline; else undefined. */
export function readFreshToken({ refreshToken: place }: { readonly refreshToken: RefreshTokenPlace }) {
  const token = readLocalState("jwt_token");
  if (token === undefined) return undefined;
  // An earlier version left its refresh token in local storage, from where the client removes it.
  const hasLeftovers = place !== "storage" && storedKeys().some((key) => !isUserKey(key));
  return isFreshToken(token) && !hasLeftovers ? token : undefined;
}

/** Returns the user record that the client has stored; undefined where no user is signed in. */
export function readStoredUser({ clientId }: { readonly clientId: string }): KnownUser | undefined {
  const user = fieldOf(fieldOf(read([PREFIX, clientId, USER].join("::")), "decodedToken"), "user");
  return typeof user === "object" && user !== null ? user : undefined;
}

/** Not undefined: the SDK treats an entry without an ID token as absent while it has none in memory. */
function withoutIdToken({ decodedToken: { claims, user } }: UserEntry): UserEntry {
  return { id_token: "", decodedToken: { claims: { ...claims, __raw: "" }, user } };
}

/** Throws where nothing is stored, so that a sign-in does not seem to have succeeded. */
function keepText(key: string, text: string): void {
  const outcome = browserStorage.write(key, text);
  if (outcome !== "STORED") throw new StorageError(outcome);
}

function removeLeftovers(): void {
  for (const key of storedKeys()) if (!isUserKey(key)) browserStorage.remove(key);
}

function storedKeys(): string[] {
  return browserStorage.keys().filter((key) => key.startsWith(PREFIX));
}

function isUserKey(key: string): boolean {
  return key.endsWith(`::${USER}`);
}

/** The SDK's keys are `<prefix>::<client>::<audience>::<scopes>`, and `<prefix>::<client>::@@user@@` for the user record. */
function userKeyOf(key: string): string {
  return [PREFIX, key.split("::")[1], USER].join("::");
}

function read(key: string): unknown {
  const stored = browserStorage.read(key);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function refreshTokenIn(entry: unknown): string | undefined {
  const body = fieldOf(entry, "body");
  const token = fieldOf(body, "refresh_token");
  return typeof token === "string" ? token : undefined;
}
