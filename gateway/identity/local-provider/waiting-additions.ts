import { createHmac } from "node:crypto";
import type { CookieOptions, Request, Response } from "express";
import { foldEmail } from "../../platform/email.js";
import { readCookie } from "./cookies.js";
import { LOOK_AROUND_MS, type LookAround } from "./look-around.js";
import type { Account } from "./accounts.js";
import { seal, unseal } from "./second-factor/seal.js";

/** What a guest added, set aside for the account with this address. */
export interface Waiting {
  /** The id under which it is set aside. */
  readonly id: string;
  readonly email: string;
}

/** The settings of the cookie. */
export interface WaitingAdditionsOptions {
  /** The name of the cookie. */
  readonly name: string;
  /** A secret of this installation. */
  readonly secret: string;
  /** The path of the sign-in pages. */
  readonly path: string;
  readonly isSecure: boolean;
}

/**
 * Has a browser keep, in an encrypted cookie, what its guest added and wants in the account that they have already, until
 * they sign in there. No other site can set it, and no other account gets it.
 */
export class WaitingAdditions {
  private readonly key: Buffer;

  constructor(private readonly options: WaitingAdditionsOptions) {
    this.key = createHmac("sha256", options.secret).update("waiting additions").digest();
  }

  /** Returns what waits in the browser; undefined when nothing does. */
  of(request: Request): Waiting | undefined {
    const { name } = this.options;
    const sealed = readCookie(request, name);
    const text = sealed === undefined ? undefined : unseal(this.key, name, sealed);
    return text === undefined ? undefined : (JSON.parse(text) as Waiting); // `keep` sealed it
  }

  /** Keeps it for as long as it is set aside. */
  keep(waiting: Waiting, response: Response): void {
    const { name } = this.options;
    response.cookie(name, seal(this.key, name, JSON.stringify(waiting)), { ...this.flags, maxAge: LOOK_AROUND_MS });
  }

  /** Hands over to the account what waits for it in the browser, if anything does. What fails waits for the next sign-in. */
  async handOver(
    account: Account,
    lookAround: Pick<LookAround, "handOver">,
    { request, response }: { readonly request: Request; readonly response: Response },
  ): Promise<void> {
    const waiting = this.of(request);
    if (waiting === undefined || foldEmail(waiting.email) !== foldEmail(account.email)) return;
    if (await lookAround.handOver(waiting.id, account)) response.clearCookie(this.options.name, this.flags);
  }

  private get flags(): CookieOptions {
    const { path, isSecure } = this.options;
    return { path, httpOnly: true, sameSite: "lax", secure: isSecure };
  }
}
