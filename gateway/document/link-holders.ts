import type { Viewer } from "../person/viewer.js";

/** The sign-in or the access token that asked for a link to a file; the link ends with it. */
export interface LinkHolder {
  readonly kind: "signIn" | "accessToken";
  readonly id: string;
}

/** What knows whether access tokens read files, and, where this process signs people in, whether sign-ins go on. */
interface Access {
  readonly accessTokens: { readsFiles(ownerId: string, id: string): Promise<boolean> };
  readonly signIns: { isAlive(id: string): Promise<boolean> } | null;
}

/** The holders of links: who asked for one, and whether their access goes on. */
export class LinkHolders {
  constructor(private readonly access: Access) {}

  /** Returns the holder of a link that is made for this viewer; null where an outside provider's token names no sign-in. */
  static of({ accessToken, claims: { sessionId } }: Viewer): LinkHolder | null {
    if (accessToken !== null) return { kind: "accessToken", id: accessToken.id };
    return sessionId === undefined ? null : { kind: "signIn", id: sessionId };
  }

  /** Returns whether a link to a file of this owner still counts; one without a holder ends by its time alone. */
  async isGood(ownerId: string, holder: LinkHolder | null): Promise<boolean> {
    if (holder === null) return true;
    const { accessTokens, signIns } = this.access;
    if (holder.kind === "accessToken") return accessTokens.readsFiles(ownerId, holder.id);
    return (await signIns?.isAlive(holder.id)) ?? false;
  }
}
