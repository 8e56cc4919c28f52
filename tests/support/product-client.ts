import { LOCAL_PROVIDER_PATH } from "../../gateway/identity/local-provider/local-provider.js";
import { Browser, challengeOf, newChallenge, refreshTokenIn, type Visit } from "../identity/browser.js";
import { Client } from "./client.js";

/** An account of the built-in provider. */
export interface ProductAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The identity provider in `/config.json`. */
interface PublishedIdentity {
  readonly clientId: string;
  readonly audience: string;
}

/** The tokens of a sign-in. */
export interface ProductTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The whole outcome of a sign-in, as the browser that went through it gets it. */
export interface ProductSignIn extends ProductTokens {
  readonly id_token: string;
  /** The client that signed in, by its id. */
  readonly clientId: string;
  /** Every Set-Cookie line on the way. */
  readonly setCookies: readonly string[];
}

/** Makes an account at a running product by its own pages, and returns a client that speaks as its person. */
export async function signUpAt(url: string, account: ProductAccount): Promise<Client> {
  return new Client(url, (await signUpWith(url, account)).access_token, null);
}

/** Makes an account at a running product by its own pages; `headers` go with the filled-in form. */
export async function signUpWith(
  url: string,
  account: ProductAccount,
  headers: Record<string, string> = {},
): Promise<ProductSignIn> {
  return signIn(url, async (browser, page) => {
    // The very first visitor is asked to make an account; later ones follow the link to it.
    const form = page.text.includes('name="name"') ? page : await browser.follow(page, "/sign-up");
    return browser.submit(form, { ...account }, headers);
  });
}

/** Makes an account for a look around, which is filled with an invented search. */
export async function lookAroundAt(url: string): Promise<ProductSignIn> {
  return signIn(url, (browser, page) => {
    const [, action = ""] = /<form[^>]* action="([^"]*\/look-around)"/.exec(page.text) ?? [];
    return browser.open(new URL(action, page.url), { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
  });
}

/** Signs in at a running product through its pages, and returns a client of the account's person. */
export async function signInAt(url: string, account: ProductAccount): Promise<Client> {
  return new Client(url, (await tokensAt(url, account)).access_token, null);
}

/** Signs in with a one-time code or a recovery code after the password, and returns a client of the account's person. */
export async function signInWithCodeAt(
  url: string,
  { email, password }: ProductAccount,
  code: string,
): Promise<Client> {
  const tokens = await signIn(url, async (browser, page) =>
    browser.submit(await browser.submit(page, { email, password }), { code }),
  );
  return new Client(url, tokens.access_token, null);
}

/** Signs in at a running product by its own pages, and returns the tokens. */
export async function tokensAt(url: string, account: ProductAccount): Promise<ProductTokens> {
  return signInWith(url, account);
}

/** Signs in at a running product by its own pages, and returns all that comes of it. */
export async function signInWith(
  url: string,
  { email, password }: Omit<ProductAccount, "name">,
): Promise<ProductSignIn> {
  return signIn(url, (browser, page) => browser.submit(page, { email, password }));
}

/** Refreshes the tokens of a sign-in, as an open page does when they expire. */
export async function refreshAt(url: string, tokens: ProductTokens): Promise<ProductTokens> {
  const { clientId } = await publishedIdentity(url);
  const form = { grant_type: "refresh_token", client_id: clientId, refresh_token: tokens.refresh_token };
  return (await exchange(url, form)).tokens;
}

async function publishedIdentity(url: string): Promise<PublishedIdentity> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { identity: PublishedIdentity }; // as published there
  return config.identity;
}

async function exchange(
  url: string,
  form: Record<string, string>,
): Promise<{ readonly tokens: ProductTokens & { readonly id_token: string }; readonly setCookies: readonly string[] }> {
  const body = new URLSearchParams(form);
  const answer = await fetch(`${url}${LOCAL_PROVIDER_PATH}/oauth/token`, { method: "POST", body });
  const tokens = (await answer.json()) as Partial<ProductSignIn>; // the token endpoint says so
  const { access_token, id_token = "" } = tokens;
  const refresh_token = refreshTokenIn(answer);
  if (access_token === undefined || refresh_token === "")
    throw new Error(`No token was given: ${JSON.stringify(tokens)}`);
  return { tokens: { access_token, refresh_token, id_token }, setCookies: answer.headers.getSetCookie() };
}

async function signIn(url: string, fillIn: (browser: Browser, page: Visit) => Promise<Visit>): Promise<ProductSignIn> {
  const { clientId, audience } = await publishedIdentity(url);
  const { verifier, state, nonce } = newChallenge();
  const redirectUri = `${url}/`;
  const query = new URLSearchParams({
    client_id: clientId,
    scope: "openid profile email offline_access",
    redirect_uri: redirectUri,
    audience,
    response_type: "code",
    response_mode: "query",
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
  });
  const browser = new Browser();
  const page = await browser.open(`${url}${LOCAL_PROVIDER_PATH}/authorize?${query.toString()}`);
  const back = await fillIn(browser, page);
  const code = back.url.searchParams.get("code");
  if (code === null) throw new Error(`Signing in ended at ${back.url.href}:\n${back.text}`);
  const { tokens, setCookies } = await exchange(url, {
    grant_type: "authorization_code",
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
  });
  return { ...tokens, clientId, setCookies: [...browser.setCookies, ...setCookies] };
}
