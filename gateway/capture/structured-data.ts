import { fold } from "./fold.js";
import type { PageScript } from "./html-scan.js";
import { findJobObjects, readRecord, type JobRecord } from "./record.js";
import { cutJson, isObject, parseTolerantJson, type Json } from "./tolerant-json.js";

const STATE_MAX = 4_000_000;

/** Reads the job that a page's embedded data describes: JSON-LD first, then microdata, then the state of its scripts. */
export function readStructuredData(
  scripts: readonly PageScript[],
  document: Document,
  titles: readonly string[],
): JobRecord | null {
  return fromJsonLd(scripts) ?? fromMicrodata(document) ?? fromPageState(scripts, titles);
}

function fromJsonLd(scripts: readonly PageScript[]): JobRecord | null {
  for (const script of scripts) {
    if (!/application\/(?:[\w.]+\+)?(?:ld\+)?json/i.test(script.attributes) || !/JobPosting/.test(script.body))
      continue;
    const value = parseTolerantJson(script.body);
    const posting = value === undefined ? null : findPosting(value, 0);
    const record = posting && readRecord(posting);
    if (record) return record;
  }
  return null;
}

function findPosting(value: Json, depth: number): { readonly [key: string]: Json } | null {
  if (depth > 6 || value === null || typeof value !== "object") return null;
  if (isObject(value)) {
    const type = value["@type"];
    if ([type].flat().some((name) => typeof name === "string" && /(?:^|[/:])JobPosting$/.test(name))) return value;
  }
  for (const child of Array.isArray(value) ? value : Object.values(value)) {
    const found = findPosting(child as Json, depth + 1); // members of Json are Json
    if (found) return found;
  }
  return null;
}

function fromMicrodata(document: Document): JobRecord | null {
  const scope = document.querySelector("[itemtype*='schema.org/JobPosting']");
  return scope ? readRecord(readItem(scope, 0)) : null;
}

function readItem(scope: Element, depth: number): Json {
  const item: Record<string, Json> = {};
  const visit = (element: Element, level: number) => {
    for (const child of element.children) {
      const name = child.getAttribute("itemprop");
      const isScope = child.hasAttribute("itemscope");
      if (name !== null) item[name] ??= isScope && depth < 5 ? readItem(child, depth + 1) : itemValue(child, name);
      if (!isScope && level < 60) visit(child, level + 1);
    }
  };
  visit(scope, 0);
  return item;
}

function itemValue(element: Element, name: string): string {
  const stated = element.getAttribute("content") ?? element.getAttribute("datetime");
  if (stated !== null) return stated;
  return /description|responsibilities|qualifications|skills|benefits/i.test(name)
    ? element.innerHTML
    : (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Application state that scripts carry along; the job must have the page's own title, for lists hold many jobs. */
function fromPageState(scripts: readonly PageScript[], titles: readonly string[]): JobRecord | null {
  const wanted = titles.map(fold);
  for (const { body } of scripts) {
    if (body.length < 300 || body.length > STATE_MAX || !/"(?:\w*[tT]itle|name|headline)\\?"\s*:/.test(body)) continue;
    if (!/desc|content|body|adText|responsib/i.test(body)) continue;
    for (const value of statesIn(body)) {
      for (const object of findJobObjects(value).slice(0, 8)) {
        const record = readRecord(object);
        const title = record?.title === undefined ? "" : fold(record.title).trim();
        if (record && title.length >= 3 && wanted.some((page) => page.includes(title) || title.includes(page)))
          return record;
      }
    }
  }
  return null;
}

function* statesIn(body: string): Generator<Json> {
  const trimmed = body.trim();
  if (/^[[{]/.test(trimmed)) {
    const whole = parseTolerantJson(trimmed);
    if (whole !== undefined) yield whole;
    return;
  }
  let tries = 0;
  for (const match of body.matchAll(/=\s*(?:JSON\.parse\(\s*(?=")|(?=[{[]))/g)) {
    if ((tries += 1) > 12) return;
    const from = match.index + match[0].length;
    const cut = body.charAt(from) === '"' ? cutString(body, from) : cutJson(body, from);
    if (cut === null || cut.length < 300) continue;
    const value = parseTolerantJson(cut.replace(/:\s*undefined(?=\s*[,}])/g, ":null"));
    const inner = typeof value === "string" ? parseTolerantJson(value) : value;
    if (inner !== undefined) yield inner;
  }
}

function cutString(source: string, from: number): string | null {
  for (let at = from + 1; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34) return source.slice(from, at + 1);
  }
  return null;
}
