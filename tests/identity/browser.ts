import { createHash, randomBytes } from "node:crypto";

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** What a browser got to see: where it ended up, with which status, and the page. */
export interface Visit {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A browser as far as signing in needs one: it keeps cookies by their path, follows redirects and fills in forms. */
export class Browser {
  private readonly cookies = new Map<string, Cookie>();
  /** Every Set-Cookie line it was sent. */
  readonly setCookies: string[] = [];

  constructor(
    private readonly language = "en-GB,en;q=0.9",
    /** Where a provider that has a public address of its own is reached. */
    private readonly reachedAt?: string,
  ) {}

  /** Opens an address; redirects are followed as long as they stay with the provider. */
  async open(url: string | URL, init: RequestInit = {}): Promise<Visit> {
    let at = new URL(url);
    let response = await this.send(at, init);
    while (response.headers.has("location")) {
      at = new URL(response.headers.get("location") ?? "", at);
      if (!at.pathname.startsWith("/oidc/")) break;
      response = await this.send(at, {});
    }
    return { url: at, status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Sends the page's form, filled in with these values. */
  async submit(
    page: Visit,
    values: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ): Promise<Visit> {
    return this.open(...filledIn(page, values, headers));
  }

  /** Sends the page's form, and stops where the answer leads to; it can be opened later. */
  async submitAndWait(page: Visit, values: Readonly<Record<string, string>>): Promise<URL> {
    const [url, init] = filledIn(page, values);
    const response = await this.send(url, init);
    return new URL(response.headers.get("location") ?? "", url);
  }

  /** Follows the page's link to this path ending. */
  async follow(page: Visit, ending: string): Promise<Visit> {
    const target = [...page.text.matchAll(/<a[^>]* href="([^"]*)"/g)]
      .map(([, href]) => href ?? "")
      .find((href) => href.endsWith(ending));
    if (target === undefined) throw new Error(`No link on the page ends with ${ending}.`);
    return this.open(new URL(target, page.url));
  }

  /** The value of the cookie whose name begins so, as somebody who steals it would read it. */
  cookie(beginning: string): string | undefined {
    return [...this.cookies].find(([name]) => name.startsWith(beginning))?.[1].value;
  }

  /** Takes one Set-Cookie line, from whomever. */
  takeCookie(line: string): void {
    this.setCookies.push(line);
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /; path=([^;]*)/i.exec(line)?.[1] ?? "/";
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, { value, path });
  }

  private async send(url: URL, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
    const headers = { "accept-language": this.language, accept: "text/html", ...(cookie === "" ? {} : { cookie }) };
    const address = this.reachedAt === undefined ? url : new URL(url.pathname + url.search, this.reachedAt);
    const response = await fetch(address, { ...init, headers: { ...headers, ...init.headers }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) this.takeCookie(line);
    return response;
  }
}

function filledIn(
  page: Visit,
  values: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): readonly [URL, RequestInit] {
  const forms = [...page.text.matchAll(/<form[^>]* action="([^"]*)".*?(?:<\/form>|$)/gs)];
  const isFor = ([form]: readonly string[]): boolean =>
    Object.keys(values).every((name) => form?.includes(` name="${name}"`) === true);
  const [, action] = forms.find(isFor) ?? forms[0] ?? [];
  if (action === undefined) throw new Error(`There is no form on the page:\n${page.text}`);
  const init = {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(values),
  };
  return [new URL(action, page.url), init];
}

/** What the Auth0 client makes up for one sign-in. */
export interface Challenge {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Makes up a new sign-in. */
export function newChallenge(): Challenge {
  const random = (): string => randomBytes(32).toString("base64url");
  return { verifier: random(), state: random(), nonce: random() };
}

/** The S256 challenge of a PKCE verifier. */
export function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** The refresh token that an answer of the token endpoint sets as a cookie; empty when it sets none. */
export function refreshTokenIn(answer: Response): string {
  const [, token = ""] = /(?:^|\n)job_hunt_refresh[\w-]*=([^;]+)/.exec(answer.headers.getSetCookie().join("\n")) ?? [];
  return token;
}
