import { randomInt, randomUUID } from "node:crypto";
import type { BrowserState } from "./browser.js";
import { lookAroundAt, signInWith, signUpWith, type ProductAccount, type ProductSignIn } from "./product-client.js";
import { speakWith, type Speak } from "./speaker.js";

/** A person with an account, and what the browser keeps in which they signed in. */
export interface Person {
  readonly email: string;
  readonly password: string;
  /** The access token, as a program has it. */
  readonly token: string;
  readonly state: BrowserState;
  /** Sends an operation as the person, for what a journey needs and does not click together. */
  readonly speak: Speak;
}

const PASSWORD = "correct horse battery";
const SAME_SITE: Readonly<Record<string, "Lax" | "Strict" | "None">> = { lax: "Lax", strict: "Strict", none: "None" };

/** Makes an account over HTTP, by the pages of the product but without a browser, and signs its person in. */
export async function createPerson(url: string, account: Partial<ProductAccount> = {}): Promise<Person> {
  const { name = "Robin Sample", email = `robin-${randomUUID()}@example.org`, password = PASSWORD } = account;
  const network = [10, randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
  const signIn = await signUpWith(url, { name, email, password }, { "x-forwarded-for": network });
  return toPerson(url, signIn, { email, password });
}

/** Signs a person in once more, as in another browser. */
export async function signInAgain(
  url: string,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<Person> {
  return toPerson(url, await signInWith(url, { email, password }), { email, password });
}

/** Makes an account for a look around, whose invented search is there at once, and signs its person in. */
export async function createGuest(url: string): Promise<Person> {
  return toPerson(url, await lookAroundAt(url), { email: "", password: "" });
}

function toPerson(url: string, signIn: ProductSignIn, account: Pick<Person, "email" | "password">): Person {
  const token = signIn.access_token;
  return { ...account, token, state: stateAfter(url, signIn), speak: speakWith(url, token) };
}

/** Returns what the client of the product keeps after a sign-in (web/lib/tokenCache.ts). */
function stateAfter(url: string, { access_token, id_token, clientId, setCookies }: ProductSignIn): BrowserState {
  const claims = JSON.parse(Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString()) as object; // a JWT's are
  const user = { id_token: "", decodedToken: { claims: { ...claims, __raw: "" }, user: claims } };
  const hint = toCookie(`auth0.${clientId}.is.authenticated=true; path=/; samesite=lax`);
  return {
    cookies: [...lastOfEach(setCookies.map(toCookie)), hint],
    origins: [
      {
        origin: url,
        localStorage: [
          { name: "jwt_token", value: access_token },
          { name: `@@auth0spajs@@::${clientId}::@@user@@`, value: JSON.stringify(user) },
        ],
      },
    ],
  };
}

type Cookie = BrowserState["cookies"][number];

function toCookie(line: string): Cookie {
  const [pair = "", ...rest] = line.split(/; */);
  const [name = "", value = ""] = pair.split(/=(.*)/s);
  const attributes = new Map(
    rest.map((attribute) => {
      const [key = "", said = ""] = attribute.split(/=(.*)/s);
      return [key.toLowerCase(), said];
    }),
  );
  const expires = attributes.get("expires");
  return {
    name,
    value,
    domain: "localhost",
    path: attributes.get("path") ?? "/",
    expires: expires === undefined ? -1 : Date.parse(expires) / 1000,
    httpOnly: attributes.has("httponly"),
    secure: attributes.has("secure"),
    sameSite: SAME_SITE[attributes.get("samesite")?.toLowerCase() ?? ""] ?? "Lax",
  };
}

/** Drops what a later line replaced or took back. */
function lastOfEach(cookies: readonly Cookie[]): Cookie[] {
  const last = new Map(cookies.map((cookie) => [`${cookie.name} ${cookie.path}`, cookie]));
  return [...last.values()].filter(
    ({ value, expires }) => value !== "" && (expires === -1 || expires > Date.now() / 1000),
  );
}
