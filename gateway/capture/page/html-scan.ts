/** A script's attributes and text, as the source has them. */
export interface PageScript {
  readonly attributes: string;
  readonly body: string;
}

/** A page's markup without scripts, styles, drawings and comments, and its scripts. */
export interface ScannedPage {
  readonly markup: string;
  readonly scripts: readonly PageScript[];
}

const HTML_MAX = 8_000_000;
const DROPPED = ["style", "svg", "noscript", "template", "iframe", "video", "audio", "canvas", "object"];
const opening = new RegExp(`<!--|<(script|${DROPPED.join("|")})(?=[\\s/>])`, "gi");

/** Removes scripts, styles, drawings and comments from a page in one pass, and returns the scripts beside it. */
export function scanHtml(html: string): ScannedPage {
  const source = html.length > HTML_MAX ? html.slice(0, HTML_MAX) : html;
  const kept: string[] = [];
  const scripts: PageScript[] = [];
  let at = 0;
  opening.lastIndex = 0;

  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    kept.push(source.slice(at, match.index), " ");
    const name = match[1]?.toLowerCase();
    if (name === undefined) at = after(source, "-->", match.index + 2);
    else {
      const tagEnd = after(source, ">", match.index);
      if (name !== "script" && source.charAt(tagEnd - 2) === "/") at = tagEnd;
      else {
        const close = findClose(source, name, tagEnd);
        if (name === "script")
          scripts.push({ attributes: source.slice(match.index + 7, tagEnd - 1), body: source.slice(tagEnd, close) });
        at = close === source.length ? close : after(source, ">", close);
      }
    }
    opening.lastIndex = at;
  }
  kept.push(source.slice(at));
  // A CDATA mark means nothing in HTML, but parsers misread it.
  return { markup: kept.join("").replace(/<!\[CDATA\[|\]\]>|<\?[a-z]{0,10}/gi, " "), scripts };
}

/** Returns true when a text is HTML rather than prose. */
export function looksLikeHtml(text: string): boolean {
  const head = text.slice(0, 2000).trimStart().toLowerCase();
  if (/^(?:<!doctype html|<html|<head|<body)/.test(head)) return true;
  if (!head.startsWith("<") || head.startsWith("<?xml")) return false;
  return (
    (text.slice(0, 5000).match(/<\/?(?:div|p|ul|li|h[1-6]|span|section|br|strong|table|article|main)[\s/>]/gi) ?? [])
      .length >= 4
  );
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found === -1 ? source.length : found + mark.length;
}

function findClose(source: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, "gi");
  close.lastIndex = from;
  return close.exec(source)?.index ?? source.length;
}
