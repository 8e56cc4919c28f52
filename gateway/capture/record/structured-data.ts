import { POSTINGS_MAX } from "../../../schema/limits.js";
import { fold } from "../languages/fold.js";
import type { PageScript } from "../page/html-scan.js";
import { parseCutJson } from "./cut-json.js";
import { distinctJobs } from "./distinct-jobs.js";
import { NO_LIST, type JobList } from "./job-list.js";
import { findJobObjects, readRecord, type JobRecord } from "./record.js";
import { cutJson, isObject, parseTolerantJson, structuresIn, type Json } from "./tolerant-json.js";

const STATE_MAX = 4_000_000;

/** The job that the data of a page describes, and all where it describes several; `isCut` when that data ends too early. */
export interface StructuredData extends JobList {
  readonly record: JobRecord | null;
  readonly isCut: boolean;
}

/**
 * Reads the job that a page's embedded data describes: JSON-LD first, then microdata, then the state of its scripts, then
 * what of these is before a cut. `hasText`: the page has text of its own, so that the beginning of one is not needed.
 */
export function readStructuredData(
  scripts: readonly PageScript[],
  document: Document,
  titles: readonly string[],
  hasText: boolean,
): StructuredData {
  const described = fromJsonLd(scripts, titles) ?? fromMicrodata(document, titles);
  if (described !== null) return { ...described, isCut: false };
  const state = fromPageState(scripts, titles);
  if (state !== null) return { record: state, ...NO_LIST, isCut: false };
  const part = fromCutData(scripts, titles, !hasText);
  return { record: part, ...NO_LIST, isCut: part !== null };
}

type Described = Omit<StructuredData, "isCut">;

function fromJsonLd(scripts: readonly PageScript[], titles: readonly string[]): Described | null {
  const records: JobRecord[] = [];
  const all: JobRecord[] = [];
  for (const script of scripts) {
    if (!/application\/(?:[\w.]+\+)?(?:ld\+)?json/i.test(script.attributes) || !/JobPosting/.test(script.body))
      continue;
    const value = parseTolerantJson(script.body);
    if (value === undefined) continue;
    for (const [at, posting] of findPostings(value, POSTINGS_MAX).entries()) {
      if (at >= OWN_WITHIN && all.length >= POSTINGS_MAX) break;
      const record = readRecord(posting);
      if (record && at < OWN_WITHIN) records.push(record);
      if (record && all.length < POSTINGS_MAX) all.push(record);
    }
  }
  const record = ownOf(records, titles);
  return record && { record, ...listOf(all, record, titles) };
}

// One of several that has the page's own title is the page's own, and the others are like it.
function listOf(all: readonly JobRecord[], own: JobRecord, titles: readonly string[]): JobList {
  const jobs = distinctJobs(all, (record) => record);
  if (jobs.length === 0 || jobs.filter((record) => isTitled(record, titles)).length === 1) return NO_LIST;
  const read = jobs.indexOf(own);
  return { jobs, read: read === -1 ? null : read };
}

/** A list of postings may be long; the page's own is near its beginning. */
const OWN_WITHIN = 10;

function findPostings(root: Json, most = OWN_WITHIN): { readonly [key: string]: Json }[] {
  const found: { readonly [key: string]: Json }[] = [];
  const visit = (value: Json, depth: number) => {
    if (depth > 6 || found.length >= most) return;
    if (isObject(value)) {
      const type = value["@type"];
      if ([type].flat().some((name) => typeof name === "string" && /(?:^|[/:])JobPosting$/.test(name)))
        return void found.push(value);
    }
    for (const child of structuresIn(value)) visit(child, depth + 1);
  };
  visit(root, 0);
  return found;
}

/** The number of structures in a script that are tried, as each may reach to its end. */
const CUT_TRIES = 3;

function fromCutData(scripts: readonly PageScript[], titles: readonly string[], keepsText: boolean): JobRecord | null {
  const records: JobRecord[] = [];
  for (const { body } of scripts) {
    if (records.length >= OWN_WITHIN) break;
    if (body.length > STATE_MAX || !/JobPosting|hiringOrganization|"(?:\w*[tT]itle|name|headline)"\s*:/.test(body))
      continue;
    const value = cutStateIn(body, keepsText);
    if (value === undefined) continue;
    const parts = cutPostings(value).map((posting) => readRecord(posting, { isPart: true }));
    const jobs = findJobObjects(value)
      .slice(0, 8)
      .map((job) => readRecord(job))
      .filter((job) => job !== null && isTitled(job, titles));
    for (const record of [...parts, ...jobs]) if (record !== null) records.push(record);
  }
  return ownOf(records, titles);
}

// A script is the structure, or assigns it.
function cutStateIn(body: string, keepsText: boolean): Json | undefined {
  const whole = parseCutJson(body, keepsText);
  if (whole !== undefined) return whole;
  let tries = 0;
  for (const match of body.matchAll(/=\s*(?=[{[])/g)) {
    if ((tries += 1) > CUT_TRIES) break;
    const value = parseCutJson(body.slice(match.index + 1), keepsText);
    if (value !== undefined) return value;
  }
  return undefined;
}

// The type of a posting may be stated behind the cut; no other type has an employer.
function cutPostings(value: Json): { readonly [key: string]: Json }[] {
  const [root] = [value].flat();
  const found = findPostings(value);
  return found.length === 0 && isObject(root) && "hiringOrganization" in root ? [root] : found;
}

// The page's own job among those that it describes: the one with its title, else the first.
function ownOf(records: readonly JobRecord[], titles: readonly string[]): JobRecord | null {
  return records.find((record) => isTitled(record, titles)) ?? records[0] ?? null;
}

function isTitled(record: JobRecord, titles: readonly string[]): boolean {
  const title = record.title === undefined ? "" : fold(record.title).trim();
  return title.length >= 3 && titles.map(fold).some((page) => page.includes(title) || title.includes(page));
}

const MICRODATA = "[itemtype*='schema.org/JobPosting']";
const SCOPES_MAX = 40;
/** The least text of a job that is more than a line of a list. */
const SCOPE_MIN = 300;

// A page may list other jobs beside the advert, each in a line; the advert is the longest.
function fromMicrodata(document: Document, titles: readonly string[]): Described | null {
  const scopes = [...document.querySelectorAll(MICRODATA)].slice(0, SCOPES_MAX);
  const lengths = new Map(scopes.map((scope) => [scope, (scope.textContent ?? "").length]));
  const length = (scope: Element) => lengths.get(scope) ?? 0;
  const longest = scopes.reduce<Element | null>(
    (best, scope) => (best === null || length(scope) > length(best) ? scope : best),
    null,
  );
  const record = longest && readRecord(readItem(longest, 0));
  if (!record) return null;
  const described = scopes.filter((scope) => length(scope) >= SCOPE_MIN && !scope.parentElement?.closest(MICRODATA));
  if (described.length < 2) return { record, ...NO_LIST };
  const all = described.map((scope) => (scope === longest ? record : readRecord(readItem(scope, 0))));
  return {
    record,
    ...listOf(
      all.filter((job) => job !== null),
      record,
      titles,
    ),
  };
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

/** Returns the job in application state inside scripts; it must have the page's own title, as lists hold many jobs. */
function fromPageState(scripts: readonly PageScript[], titles: readonly string[]): JobRecord | null {
  for (const { body } of scripts) {
    if (body.length < 300 || body.length > STATE_MAX || !/"(?:\w*[tT]itle|name|headline)\\?"\s*:/.test(body)) continue;
    if (!/desc|content|body|adText|responsib/i.test(body)) continue;
    for (const value of statesIn(body)) {
      for (const object of findJobObjects(value).slice(0, 8)) {
        const record = readRecord(object);
        if (record && isTitled(record, titles)) return record;
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
