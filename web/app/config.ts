import type { Identity } from "../lib/identityOptions.js";
import { readLocalState } from "../lib/localStorageState.js";
import { isFreshToken } from "../lib/storedToken.js";
import { whenQuiet } from "../lib/whenQuiet.js";
import { fetchTimed } from "../lib/environment/clock.js";
import { browserStorage } from "../lib/environment/storage.js";
import { fieldOf } from "../lib/storedJson.js";

/** The server's public configuration, available before sign-in. */
export interface WebConfig {
  readonly identity: Identity;
}

const memoryKey = "config";

/**
 * Fetches the configuration; offline it returns the last one stored, so that the app still opens. Every other failure
 * is thrown.
 */
export async function loadConfig(): Promise<WebConfig> {
  try {
    const answer = await fetchTimed("/config.json", { cache: "no-cache" });
    if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
    const config = parseConfig(await answer.json());
    browserStorage.write(memoryKey, JSON.stringify(config));
    return config;
  } catch (error) {
    const remembered = browserStorage.read(memoryKey);
    if (remembered === null || navigator.onLine) throw error;
    return parseConfig(JSON.parse(remembered));
  }
}

/**
 * Returns the configuration of the last visit while the stored token is valid, which needs no identity provider before
 * it expires; else undefined. The next visit has the configuration that is fetched once this page is quiet.
 */
export function readKnownConfig(): WebConfig | undefined {
  const token = readLocalState("jwt_token");
  if (token === undefined || !isFreshToken(token)) return undefined;
  try {
    const known = parseConfig(JSON.parse(browserStorage.read(memoryKey) ?? ""));
    whenQuiet(() => void loadConfig().catch(() => undefined));
    return known;
  } catch {
    // None, or one that this version does not read: it is fetched.
    return undefined;
  }
}

/** Parses the configuration; throws when it names no identity provider. */
function parseConfig(raw: unknown): WebConfig {
  const identity = fieldOf(raw, "identity");
  const domain = fieldOf(identity, "domain");
  const clientId = fieldOf(identity, "clientId");
  const audience = fieldOf(identity, "audience");
  const refreshToken = fieldOf(identity, "refreshToken");
  if (typeof domain !== "string" || typeof clientId !== "string") {
    throw new Error("The configuration names no identity provider.");
  }
  return {
    identity: {
      domain,
      clientId,
      audience: typeof audience === "string" ? audience : undefined,
      // A stored one of an older version has no such field.
      refreshToken: refreshToken === "cookie" || refreshToken === "memory" ? refreshToken : "storage",
    },
  };
}
