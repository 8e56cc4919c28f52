import { createHmac } from "node:crypto";
import type Provider from "oidc-provider";
import { loadOidcProvider } from "./load-oidc-provider.js";

/** What tells one refresh token from the next. */
export interface Successors {
  /** Without it nobody can tell the successor of a token; it must be the same in all processes. */
  readonly secret: string;
  /** Whether a refresh token was used up already. */
  readonly isUsed: (id: string) => Promise<boolean>;
}

/**
 * Gives each refresh token one successor, however often it is used within its grace and by however many at once: whoever
 * comes again gets the one that is not used yet. So a lost answer and two tabs cost nothing, and a copy makes no family.
 */
export async function giveOneSuccessor(provider: Provider, { secret, isUsed }: Successors): Promise<void> {
  const { default: Providers } = await loadOidcProvider();
  const { prototype } = provider.RefreshToken;
  const save = Reflect.get(prototype, "save");
  // Derived and not drawn: those who ask at the same moment agree without waiting for each other.
  const successorOf = (id: string): string => createHmac("sha256", secret).update(`after ${id}`).digest("base64url");

  prototype.save = async function saveAsSuccessor() {
    // oidc-provider names the token that was used up before it saves the one that takes its place.
    const used = Providers.ctx?.oidc.entities.RotatedRefreshToken;
    if (used !== undefined) {
      this.jti = successorOf(used.jti);
      while (await isUsed(this.jti)) this.jti = successorOf(this.jti);
    }
    return save.call(this);
  };
}
