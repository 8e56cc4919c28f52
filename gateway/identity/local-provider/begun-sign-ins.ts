import { createHmac } from "node:crypto";
import type { CookieOptions, Request, RequestHandler, Response } from "express";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { AsyncValue } from "../../platform/async-value.js";
import { readCookie } from "./cookies.js";
import { loadOidcProvider } from "./load-oidc-provider.js";
import { seal, unseal } from "./second-factor/seal.js";

/** Browsers discard cookies of more than 4,096 bytes, name and attributes included. */
const SEALED_MAX = 3_500;

/** The settings of the cookie of a begun sign-in. */
export interface BegunSignInsOptions {
  /** The name of the cookie. */
  readonly name: string;
  /** A secret of this installation. */
  readonly secret: string;
  /** The path of the provider, e.g. `/oidc`. */
  readonly mountPath: string;
  readonly isSecure: boolean;
}

/**
 * Keeps sign-ins that were begun, and in which nothing was done yet, in an encrypted cookie of their browser, so that
 * visitors of the page write nothing into the database.
 */
export class BegunSignIns {
  private readonly exchange = new AsyncValue<{ readonly request: Request; readonly response: Response }>();
  private readonly key: Buffer;

  constructor(private readonly options: BegunSignInsOptions) {
    this.key = createHmac("sha256", options.secret).update("begun sign-ins").digest();
  }

  /** Passes the cookies of each request to the adapter; must come before everything that uses it. */
  readonly middleware: RequestHandler = (request, response, next) => {
    this.exchange.run({ request, response }, next);
  };

  /** Returns an adapter of interactions that stores in `rows` only those in which the user has done something. */
  adapter(rows: Adapter): Adapter {
    return {
      upsert: async (id, payload, expiresIn = 0) => {
        if (!hasResult(payload)) return this.keep(id, payload, expiresIn);
        await rows.upsert(id, payload, expiresIn);
        this.response?.clearCookie(this.options.name, this.flags(id));
      },
      find: async (id) => (await rows.find(id)) ?? this.read(id),
      findByUid: (uid) => rows.findByUid(uid),
      findByUserCode: (code) => rows.findByUserCode(code),
      consume: (id) => rows.consume(id),
      destroy: (id) => rows.destroy(id),
      revokeByGrantId: (grantId) => rows.revokeByGrantId(grantId),
    };
  }

  private async keep(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    const sealed = seal(this.key, id, JSON.stringify(payload));
    if (sealed.length > SEALED_MAX) {
      const { errors } = await loadOidcProvider();
      throw new errors.InvalidRequest("the parameters are too long");
    }
    this.response?.cookie(this.options.name, sealed, { ...this.flags(id), maxAge: expiresIn * 1000 });
  }

  private get response(): Response | undefined {
    return this.exchange.get()?.response;
  }

  private flags(id: string): CookieOptions {
    const { mountPath, isSecure } = this.options;
    return { path: `${mountPath}/interaction/${id}`, httpOnly: true, sameSite: "lax", secure: isSecure };
  }

  private read(id: string): AdapterPayload | undefined {
    const request = this.exchange.get()?.request;
    const sealed = request && readCookie(request, this.options.name);
    const text = sealed === undefined ? undefined : unseal(this.key, id, sealed);
    return text === undefined ? undefined : (JSON.parse(text) as AdapterPayload); // `keep` sealed it
  }
}

/** Returns whether the user has done something in a sign-in: typed the right password, or finished it. */
function hasResult({ result, lastSubmission }: AdapterPayload): boolean {
  return result !== undefined || lastSubmission !== undefined;
}
