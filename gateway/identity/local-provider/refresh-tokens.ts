import { createHmac } from "node:crypto";
import type Provider from "oidc-provider";
import { loadOidcProvider } from "./load-oidc-provider.js";

/** The dependencies of the derivation of refresh tokens. */
export interface Successors {
  /** Without it the successor of a token cannot be computed; it must be the same in all processes. */
  readonly secret: string;
  /** Returns whether a refresh token was used up already. */
  readonly isUsed: (id: string) => Promise<boolean>;
}

/**
 * Derives one successor for each refresh token, however often it is used within its grace and by however many clients
 * at once: each further use returns the successor that is not used yet. So a lost answer and two tabs cost nothing, and
 * a copied token starts no family of its own.
 */
export async function giveOneSuccessor(provider: Provider, { secret, isUsed }: Successors): Promise<void> {
  const { default: Providers } = await loadOidcProvider();
  const { prototype } = provider.RefreshToken;
  const save = Reflect.get(prototype, "save");
  // Derived and not random: concurrent requests agree without waiting for each other.
  const successorOf = (id: string): string => createHmac("sha256", secret).update(`after ${id}`).digest("base64url");

  prototype.save = async function saveAsSuccessor() {
    // oidc-provider sets the used token before it saves its successor.
    const used = Providers.ctx?.oidc.entities.RotatedRefreshToken;
    if (used !== undefined) {
      this.jti = successorOf(used.jti);
      while (await isUsed(this.jti)) this.jti = successorOf(this.jti);
    }
    return save.call(this);
  };
}
