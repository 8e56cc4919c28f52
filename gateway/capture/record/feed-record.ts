import { distinctJobs } from "./distinct-jobs.js";
import type { JobList } from "./job-list.js";
import { holdsPart, listedJobs } from "./listed-jobs.js";
import { scanXml } from "./xml-record.js";
import { isObject, parseTolerantJson, type Json } from "./tolerant-json.js";
import { findJobObjects, readRecord, type JobRecord } from "./record.js";

/** The job that a feed is read as, and all where it lists several. */
export interface FeedReading extends JobList {
  /** Null where none is described well enough. */
  readonly record: JobRecord | null;
}

/** Reads pasted JSON or XML that describes a job or several; null for any other text. */
export function readFeed(text: string): FeedReading | null {
  const value = parseRecordText(text.trim());
  if (value === undefined) return null;
  const root = itemOf(Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value); // an element of Json is Json
  const best = bestJob(root);
  const listed = distinctJobs(listedJobs(root), ({ record }) => record);
  const at = best === null ? -1 : listed.findIndex(({ source }) => holdsPart(source, best.source));
  if (best === null && listed.length === 0) return null;
  return { record: best?.record ?? null, jobs: listed.map(({ record }) => record), read: at === -1 ? null : at };
}

// The job that a structure describes: the outermost object that reads as a job, else the richest inside.
function bestJob(root: Json): { record: JobRecord; source: Json } | null {
  const candidates = [...(isObject(root) ? [root] : []), ...findJobObjects(root).slice(0, 5)];
  for (const source of candidates) {
    const record = readRecord(source, { byWords: true });
    if (record) return { record, source };
  }
  const record = isObject(root) ? readRecord(root, { byWords: true, mayLackTitle: true }) : null;
  return record && { record, source: root };
}

// The title of a channel is that of the site.
function itemOf(value: Json): Json {
  const channel = isObject(value) ? value["channel"] : undefined;
  return (isObject(channel) ? channel["item"] : undefined) ?? value;
}

function parseRecordText(text: string): Json | undefined {
  if (/^[[{]/.test(text)) return parseTolerantJson(text);
  return /^<(?:\?xml|[a-z][\w:.-]*[\s>])/i.test(text) ? scanXml(text) : undefined;
}
