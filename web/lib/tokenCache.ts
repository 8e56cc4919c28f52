import type { Cacheable, ICache } from "@auth0/auth0-react";
import { recall, remember } from "./remembered.js";

/**
 * Where the refresh token is: in a cookie that no script reads, which the built-in provider sets, and which the client names
 * to it by this word instead of a token; in the memory of the
 * page, where an outside provider signs people in again by itself; else in local storage, without which a reload would
 * sign them out.
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

/** Who is signed in; what the SDK read out of the ID token, whose own text is not needed again. */
interface UserEntry {
  readonly id_token: string;
  readonly decodedToken: { readonly claims: Readonly<Record<string, unknown>>; readonly user: unknown };
}

const PREFIX = "@@auth0spajs@@";
const USER = "@@user@@";

/**
 * Keeps for the Auth0 client what the specification lets a browser keep, the access token under `jwt_token` and the user
 * record, in local storage for all tabs; never an ID token, and the refresh token only where it says.
 */
export function createTokenCache(place: RefreshTokenPlace): ICache {
  const inMemory = new Map<string, string>();
  let arrived: { readonly token: string; readonly expiresAt: number } | undefined;

  function tokenEntry(key: string): TokenEntry | undefined {
    // Without a user record nobody is signed in here.
    if (read(userKeyOf(key)) === undefined) return undefined;
    const stored = refreshTokenIn(read(key));
    const refreshToken = stored ?? inMemory.get(key) ?? (place === "cookie" ? place : undefined);
    const token = recall("jwt_token");
    // A version before left its refresh token in local storage: it is used at once, and then gone from there.
    const isLeftOver = stored !== undefined && place !== "storage";
    const expiresAt = isLeftOver ? 0 : expiryOf(token);
    if (refreshToken === undefined && expiresAt <= now()) return undefined;
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
    // Without a network no other token can be had, and whatever is asked for fails anyhow.
    if (!navigator.onLine) return Number.MAX_SAFE_INTEGER;
    return token === arrived?.token ? arrived.expiresAt : readExpiry(token);
  }

  function keep(key: string, { body, expiresAt }: TokenEntry): void {
    const { access_token: token, refresh_token: refreshToken } = body;
    if (token !== undefined) {
      arrived = { token, expiresAt };
      remember("jwt_token", token);
      if (place !== "storage") forgetLeftOvers();
    }
    if (refreshToken === undefined || place === "cookie") return;
    if (place === "memory") inMemory.set(key, refreshToken);
    else localStorage.setItem(key, JSON.stringify({ body: { refresh_token: refreshToken } }));
  }

  return {
    // The SDK says what it expects under a key by the type argument; the key says the same.
    get: <T = Cacheable>(key: string) => (isUserKey(key) ? read(key) : tokenEntry(key)) as T | undefined,
    set(key, entry) {
      if (isUserKey(key))
        localStorage.setItem(key, JSON.stringify(withoutIdToken(entry as UserEntry))); // see get
      else keep(key, entry as TokenEntry); // see get
    },
    remove(key) {
      inMemory.delete(key);
      localStorage.removeItem(key);
    },
    allKeys: () => [...new Set([...storedKeys(), ...inMemory.keys()])],
  };
}

/** Not undefined: the SDK takes an entry without an ID token for none while it has none in memory. */
function withoutIdToken({ decodedToken: { claims, user } }: UserEntry): UserEntry {
  return { id_token: "", decodedToken: { claims: { ...claims, __raw: "" }, user } };
}

function forgetLeftOvers(): void {
  for (const key of storedKeys()) if (!isUserKey(key)) localStorage.removeItem(key);
}

function storedKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function isUserKey(key: string): boolean {
  return key.endsWith(`::${USER}`);
}

/** The SDK's keys are `<prefix>::<client>::<audience>::<scopes>`, and `<prefix>::<client>::@@user@@` for the user record. */
function userKeyOf(key: string): string {
  return [PREFIX, key.split("::")[1], USER].join("::");
}

function read(key: string): unknown {
  const stored = localStorage.getItem(key);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function refreshTokenIn(entry: unknown): string | undefined {
  const body = field(entry, "body");
  const token = field(body, "refresh_token");
  return typeof token === "string" ? token : undefined;
}

/** What the token itself says, in seconds; 0 when it says nothing. */
function readExpiry(token: string): number {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const expiry = field(JSON.parse(atob(payload)), "exp");
    return typeof expiry === "number" ? expiry : 0;
  } catch {
    return 0;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
