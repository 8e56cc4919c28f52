import type { Identity } from "../lib/identityOptions.js";

/** What the server tells the browser before anybody has signed in. */
export interface WebConfig {
  readonly identity: Identity;
}

const memoryKey = "config";

/** Fetches the configuration; without a connection the last one known serves, so that the app still opens. */
export async function loadConfig(): Promise<WebConfig> {
  try {
    const answer = await fetch("/config.json", { cache: "no-cache" });
    if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
    const config = parseConfig(await answer.json());
    localStorage.setItem(memoryKey, JSON.stringify(config));
    return config;
  } catch (error) {
    const remembered = localStorage.getItem(memoryKey);
    if (remembered === null || navigator.onLine) throw error;
    return parseConfig(JSON.parse(remembered));
  }
}

/** Checks the configuration at the border. */
function parseConfig(raw: unknown): WebConfig {
  const identity = field(raw, "identity");
  const domain = field(identity, "domain");
  const clientId = field(identity, "clientId");
  const audience = field(identity, "audience");
  const refreshToken = field(identity, "refreshToken");
  if (typeof domain !== "string" || typeof clientId !== "string") {
    throw new Error("The configuration names no identity provider.");
  }
  return {
    identity: {
      domain,
      clientId,
      audience: typeof audience === "string" ? audience : undefined,
      // One that was remembered from before there was a choice says nothing.
      refreshToken: refreshToken === "cookie" || refreshToken === "memory" ? refreshToken : "storage",
    },
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
