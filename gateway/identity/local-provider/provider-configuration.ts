import type { AdapterFactory, ClientMetadata, Configuration, FindAccount, KoaContextWithOIDC } from "oidc-provider";
import type { Account, Accounts } from "./accounts.js";
import { browserName } from "./browser-name.js";
import { cookieNames } from "./cookies.js";
import { loadOidcProvider } from "./load-oidc-provider.js";
import type { LocalSessions } from "./local-sessions.js";
import type { ProviderSecrets } from "./secrets.js";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** The lifetimes, in seconds. A refresh token also ends with the session it came from, so signing out ends it. */
export const LIFETIMES = {
  accessToken: 10 * MINUTE,
  authorizationCode: MINUTE,
  idToken: 60 * MINUTE,
  interaction: 60 * MINUTE,
  refreshToken: 14 * DAY,
  session: 30 * DAY,
} as const;

/** The only scopes: acting as this person towards this API. */
const SCOPES = "openid profile email offline_access";

/** The settings of oidc-provider for this installation. */
export interface ProviderSettings {
  readonly publicUrl: string;
  /** The path of the provider, e.g. `/oidc`. */
  readonly mountPath: string;
  readonly audience: string;
  readonly clientId: string;
  /** The addresses that a sign-in may redirect to. */
  readonly redirectUris: readonly string[];
  readonly secrets: ProviderSecrets;
  readonly accounts: Accounts;
  /** The storage of each kind of record. */
  readonly adapterFor: AdapterFactory;
  readonly sessions: LocalSessions;
  readonly renderError: NonNullable<Configuration["renderError"]>;
}

/**
 * Returns the configuration by which oidc-provider follows Auth0's conventions towards the browser's Auth0 client: its
 * paths, its `audience`, its token shapes.
 */
export async function providerConfiguration(settings: ProviderSettings): Promise<Configuration> {
  const { audience, accounts, secrets, redirectUris, mountPath } = settings;
  const { errors } = await loadOidcProvider();
  const refuseOtherAudience = (_ctx: KoaContextWithOIDC, asked: string | undefined): void => {
    if (asked !== undefined && asked !== audience) throw new errors.InvalidTarget(`the audience is ${audience}`);
  };
  const origins = new Set(redirectUris.map((uri) => new URL(uri).origin));
  const cookie = {
    signed: true,
    httpOnly: true,
    sameSite: "lax",
    secure: settings.publicUrl.startsWith("https:"),
  } as const;

  return {
    adapter: settings.adapterFor,
    jwks: { keys: [secrets.signingKey] },
    clients: [browserClient(settings)],
    findAccount: findAccountIn(accounts),
    loadExistingGrant: grantEverythingTo(settings),
    renderError: settings.renderError,
    interactions: { policy: await signInPolicy(), url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      revocation: "/oauth/revoke",
      jwks: "/.well-known/jwks.json",
      userinfo: "/userinfo",
    },
    cookies: {
      names: { ...cookieNames(secrets) },
      long: { ...cookie, path: mountPath },
      short: cookie,
      keys: [...secrets.cookieKeys],
    },
    ttl: {
      AccessToken: LIFETIMES.accessToken,
      AuthorizationCode: LIFETIMES.authorizationCode,
      IdToken: LIFETIMES.idToken,
      Interaction: LIFETIMES.interaction,
      RefreshToken: LIFETIMES.refreshToken,
      Session: LIFETIMES.session,
      Grant: LIFETIMES.session,
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "updated_at"] },
    scopes: SCOPES.split(" "),
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    // The default requires prompt=consent first, which the Auth0 client never sends.
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    // The Auth0 client reads the profile from the ID token and never calls /userinfo.
    conformIdTokenClaims: false,
    extraParams: { audience: refuseOtherAudience, screen_hint: null },
    extraTokenClaims: async (_ctx, token) => {
      const account = "accountId" in token ? await accounts.find(token.accountId) : undefined;
      if (account === undefined) return undefined;
      return { ...profileOf(account), ...("grantId" in token ? { sid: token.grantId } : {}) };
    },
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        // The Auth0 client sends `audience` where the standard has `resource`; there is only one.
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          refuseOtherAudience(_ctx, resource);
          return {
            scope: SCOPES,
            audience,
            accessTokenTTL: LIFETIMES.accessToken,
            accessTokenFormat: "jwt",
            jwt: { sign: { alg: "RS256" } },
          };
        },
      },
    },
  };
}

/** Returns the claims of an account. Its address counts as verified: the operator decides who may have an account. */
export function profileOf({ name, email }: Account): { name: string; email: string; email_verified: boolean } {
  return { name, email, email_verified: true };
}

function browserClient({ clientId, redirectUris }: ProviderSettings): ClientMetadata {
  return {
    client_id: clientId,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: [...redirectUris],
  };
}

function findAccountIn(accounts: Accounts): FindAccount {
  return async (_ctx, id) => {
    const account = await accounts.find(id);
    if (account === undefined) return undefined;
    return { accountId: account.id, claims: () => ({ sub: account.id, ...profileOf(account) }) };
  };
}

/** Grants the product everything without asking: there is no consent page. */
function grantEverythingTo({
  clientId,
  audience,
  sessions,
}: ProviderSettings): NonNullable<Configuration["loadExistingGrant"]> {
  return async (context) => {
    const { oidc } = context;
    const grantId = oidc.session?.grantIdFor(clientId);
    const known = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
    if (known?.getResourceScope(audience)) return known;
    // A grant is for one address of the API: one from before the address changed is replaced.
    if (grantId !== undefined) await sessions.revoke(grantId);
    const accountId = oidc.session?.accountId;
    if (accountId === undefined) return undefined;
    const grant = new oidc.provider.Grant({ clientId, accountId });
    grant.addOIDCScope(SCOPES);
    grant.addResourceScope(audience, SCOPES);
    await sessions.describe(await grant.save(), browserName(context.get("user-agent")));
    return grant;
  };
}

/**
 * Returns the policy with sign-in as the only interaction; it is also required when the account of a valid session is
 * gone.
 */
async function signInPolicy(): Promise<NonNullable<NonNullable<Configuration["interactions"]>["policy"]>> {
  const { interactionPolicy } = await loadOidcProvider();
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const isAccountGone = new interactionPolicy.Check("account_gone", "the account is gone", ({ oidc }) =>
    oidc.session?.accountId !== undefined && oidc.account === undefined
      ? interactionPolicy.Check.REQUEST_PROMPT
      : interactionPolicy.Check.NO_NEED_TO_PROMPT,
  );
  policy.get("login")?.checks.add(isAccountGone);
  return policy;
}
