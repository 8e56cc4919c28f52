import { informationIn } from "./information.js";

const UNSEEN = new Map(["script", "style", "noscript", "template", "title", "svg"].map((name) => [name, `</${name}`]));
const TEXT_MIN = 20;
const SHELL_MAX = 250;

/** Returns the words of a page without its markup, in time linear to its length however broken the markup is. */
export function visibleText(html: string): string {
  const parts: string[] = [];
  const markup = /<[a-z/!?]/gi; // a "<" before anything else is a word's own
  let at = 0;
  for (let tag = markup.exec(html); tag !== null; tag = markup.exec(html)) {
    parts.push(html.slice(at, tag.index), "\n");
    at = endOfMarkup(html, tag.index);
    markup.lastIndex = at;
  }
  parts.push(html.slice(at));
  return unescapeEntities(parts.join(""))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

/** Returns the content of a page as plain text: its words, and the job data inside it as JSON. */
export function pageText(html: string): string {
  return [visibleText(html), ...jobData(html)].filter((part) => part !== "").join("\n\n");
}

/** Returns true when a page has no content, as pages do that scripts render in the browser. */
export function isEmptyShell(html: string): boolean {
  if (html.includes("JobPosting")) return false;
  const text = visibleText(html);
  if (informationIn(text.replace(/[^\p{L}\p{N}]/gu, "")) < TEXT_MIN) return true;
  return informationIn(text) < SHELL_MAX && /<script/i.test(html) && /java ?script|loading|enable cookies/i.test(text);
}

/** Converts plain text into HTML, line by line; HTML, XML and JSON are returned unchanged. */
export function asHtml(text: string, type: string): string {
  if (/html|xml|json/.test(type) || (type === "" && /^\s*</.test(text)) || /^\s*[[{]/.test(text)) return text;
  return `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/\r?\n/g, "<br>\n")}</p>`;
}

function jobData(html: string): string[] {
  const found: string[] = [];
  const opening = /<script[^>]{0,200}application\/ld\+json[^>]{0,200}>/gi;
  while (opening.exec(html) !== null) {
    const end = html.indexOf("</script", opening.lastIndex);
    if (end === -1) break;
    const json = html.slice(opening.lastIndex, end).trim();
    if (json.includes("JobPosting")) found.push(json);
    opening.lastIndex = end;
  }
  return found;
}

// Returns the offset at which reading continues after the markup that starts at `open`.
function endOfMarkup(html: string, open: number): number {
  if (html.startsWith("<!--", open)) return after(html, "-->", open + 4);
  const name = /^<([a-z]+)/i.exec(html.slice(open, open + 12))?.[1]?.toLowerCase();
  const closing = name === undefined ? undefined : UNSEEN.get(name);
  const end = after(html, ">", open);
  if (closing === undefined) return end;
  const search = new RegExp(closing, "gi");
  search.lastIndex = end;
  const found = search.exec(html);
  return found === null ? html.length : after(html, ">", found.index);
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function unescapeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : " ";
    },
  );
}
