import { postingOf } from "./posting.js";

/** The most addresses that are wrapped into each other. */
const LAYERS_MAX = 4;
/** Parameters that say where a visitor came from, or returns to. */
const WAY_BACK =
  /^(?:ref|referr?er\w*|original_?ref\w*|source\w*|src|origin\w*|from|via|back\w*|return\w*|cancel\w*|home\w*|base\w*|b|parent\w*|logo\w*|image\w*|img|css|callback)$/i;
const WHOLE = /^https?:\/\/[^/]+\//i;

/**
 * Returns the address that another one only leads to, as those of mail filters, search engines and networks do: a
 * parameter that is a whole address. An address that names a posting itself leads to nothing else, unless its path says
 * that it counts clicks.
 */
export function unwrapAddress(address: string): string {
  let current = address;
  for (let layer = 0; layer < LAYERS_MAX; layer++) {
    const inner = wrappedIn(current);
    if (inner === null) return current;
    current = inner;
  }
  return current;
}

function wrappedIn(address: string): string | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const guarded = /\/__(https?:\/{1,2}.+?)__;/i.exec(address)?.[1];
  if (guarded !== undefined) return whole(guarded.replace(/^(https?:)\/+/i, "$1//"));
  const parameters = [...url.searchParams].filter(([name]) => !WAY_BACK.test(name));
  const inner = parameters
    .map(([, value]) => whole(value) ?? whole(plainDefense(value)))
    .find((found) => found !== null);
  if (inner === undefined || inner === null) return null;
  return postingOf(url) === null || countsClicks(url) ? inner : null;
}

function countsClicks({ pathname }: URL): boolean {
  return /\/(?:url|l|ls|click|clk|redir\w*|go|out|away|track\w*|exit)(?:\.\w+)?(?=\/|$)/i.test(pathname);
}

function whole(text: string): string | null {
  return WHOLE.test(text) && URL.canParse(text) && !isFrontPage(text) ? text : null;
}

function isFrontPage(text: string): boolean {
  const { pathname, search, hash } = new URL(text);
  return pathname === "/" && search === "" && hash === "";
}

/** "https-3A__example.org_jobs_7" is an address whose signs a mail filter has replaced. */
function plainDefense(text: string): string {
  if (!/^https?-3A__/i.test(text)) return "";
  try {
    return decodeURIComponent(text.replaceAll("-", "%").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
