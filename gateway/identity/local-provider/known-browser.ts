import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Request, Response } from "express";
import { foldEmail } from "../../platform/email.js";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** The maximum number of accounts a browser is recognized for; the oldest is dropped first. */
const ACCOUNTS_MAX = 5;

interface Known {
  /** A random name that the server gave the browser; an invented one matches no seal. */
  readonly name: string;
  /** One for each account that signed in there. */
  readonly seals: readonly string[];
}

/** The settings of the seals and their cookie. */
export interface KnownBrowsersOptions {
  /** The name of their cookie. */
  readonly name: string;
  readonly key: string;
  readonly path: string;
  readonly isSecure: boolean;
}

/**
 * Recognizes the browsers in which an account signed in before, as OWASP's device cookies do, so that guesses made
 * elsewhere never lock its owner out. The cookie holds no address and signs nobody in: it has a budget of attempts of
 * its own.
 */
export class KnownBrowsers {
  private readonly form: RegExp;

  constructor(private readonly options: KnownBrowsersOptions) {
    this.form = new RegExp(`(?:^|; )${options.name}=([\\w-]{22})((?:\\.[\\w-]{43}){1,${ACCOUNTS_MAX}})(?:;|$)`);
  }

  /** Returns the name of the browser when the account signed in there before; else undefined. */
  nameFor(email: string, request: Request): string | undefined {
    const { name, seals } = this.read(request);
    const expected = Buffer.from(this.seal(name, email));
    return seals.some((seal) => timingSafeEqual(Buffer.from(seal), expected)) ? name : undefined;
  }

  /** Marks the browser as known for the account, which has just signed in there. */
  remember(email: string, request: Request, response: Response): void {
    const { name, seals } = this.read(request);
    const own = this.seal(name, email);
    const kept = [...seals.filter((seal) => seal !== own), own].slice(-ACCOUNTS_MAX);
    const { path, isSecure } = this.options;
    const flags = { path, httpOnly: true, sameSite: "lax", secure: isSecure, maxAge: YEAR_MS } as const;
    response.cookie(this.options.name, [name, ...kept].join("."), flags);
  }

  private seal(name: string, email: string): string {
    const what = JSON.stringify(["known-browser", name, foldEmail(email)]);
    return createHmac("sha256", this.options.key).update(what).digest("base64url");
  }

  private read(request: Request): Known {
    const [, name, seals] = this.form.exec(request.headers.cookie ?? "") ?? [];
    if (name === undefined || seals === undefined) return { name: randomBytes(16).toString("base64url"), seals: [] };
    return { name, seals: seals.slice(1).split(".") };
  }
}
