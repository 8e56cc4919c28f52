import type Provider from "oidc-provider";
import type { errors, KoaContextWithOIDC } from "oidc-provider";
import { identifyCaller } from "../../platform/caller.js";
import type { FailureReport } from "../../platform/failure-report.js";
import { REFUSALS, type Refusal } from "../../platform/refusals.js";
import type { Accounts } from "./accounts.js";
import type { RefreshCookie } from "./cookies.js";
import { sentRefreshToken } from "./keep-refresh-token-in-cookie.js";
import type { SignInRecords } from "./sign-in-records.js";

/** Answers of the protocol that mean that the user has yet to sign in, which is how every sign-in begins. */
const USUAL = new Set(["login_required", "interaction_required", "consent_required"]);

/** What tells whose request of the protocol was refused. */
export interface ProtocolCallers {
  readonly accounts: Pick<Accounts, "find">;
  readonly records: Pick<SignInRecords, "accountOf">;
  /** The cookie that holds the refresh token of a browser. */
  readonly cookie: Pick<RefreshCookie, "name">;
}

/** Returns a function that logs and counts why a page of the built-in provider refused a request. */
export function refusalLog({ logger, counter }: FailureReport): (refusal: Refusal) => void {
  return (refusal) => {
    logger.info({ refusal }, REFUSALS[refusal]);
    counter.countRefusal(refusal);
  };
}

/**
 * Logs and counts why the provider refused a request of the protocol, such as a code or a refresh token that was used
 * before, and names whose it was.
 */
export function logProtocolRefusals(
  provider: Provider,
  { logger, counter }: FailureReport,
  callers: ProtocolCallers,
): void {
  const refused = new WeakMap<object, { readonly of: KoaContextWithOIDC; readonly by: errors.OIDCProviderError }>();
  const note = (context: KoaContextWithOIDC, error: errors.OIDCProviderError): void => {
    if (!USUAL.has(error.error)) refused.set(context, { of: context, by: error });
  };
  provider.on("grant.error", note);
  provider.on("authorization.error", note);
  // The library does not wait for those who listen, and whose request it was has to be looked up first.
  provider.use(async (context, next) => {
    await next();
    const refusal = refused.get(context);
    if (refusal === undefined) return;
    // A database that does not answer must not keep the line from the log.
    identifyCaller(await emailOf(refusal.of, callers).catch(() => undefined));
    const { error, error_detail: detail } = refusal.by;
    // Of a grant error, the library names the broken rule in fixed words; its other details may repeat what was sent.
    const words = error === "invalid_grant" ? { error, detail } : { error };
    logger.info({ refusal: "protocol-request" satisfies Refusal, ...words }, REFUSALS["protocol-request"]);
    counter.countRefusal("protocol-request");
  });
}

/** Returns the e-mail address of the account that a request is about; undefined when that is not known. */
async function emailOf(
  context: KoaContextWithOIDC,
  { accounts, records, cookie }: ProtocolCallers,
): Promise<string | undefined> {
  const { entities, params = {} } = context.oidc;
  const token = params["refresh_token"] ?? params["code"];
  const accountId =
    entities.Account?.accountId ??
    (typeof token === "string" ? await records.accountOf(sentRefreshToken(token, context, cookie)) : undefined);
  return accountId === undefined ? undefined : (await accounts.find(accountId))?.email;
}
