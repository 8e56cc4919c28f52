import { scanXml } from "./xml-record.js";
import { isObject, parseTolerantJson, type Json } from "./tolerant-json.js";
import { findJobObjects, readRecord, type JobRecord } from "./record.js";

/** Reads pasted JSON or XML that is a record of a job; null for any other text. */
export function readFeedRecord(text: string): JobRecord | null {
  const trimmed = text.trim();
  const value = parseRecordText(trimmed);
  return value === undefined ? null : bestRecord(value);
}

/** The job that a structure describes: the outermost object that reads as a job, else the richest inside. */
export function bestRecord(value: Json): JobRecord | null {
  const root = itemOf(Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value); // an element of Json is Json
  const candidates = [...(isObject(root) ? [root] : []), ...findJobObjects(root).slice(0, 5)];
  for (const candidate of candidates) {
    const record = readRecord(candidate, { byWords: true });
    if (record) return record;
  }
  return isObject(root) ? readRecord(root, { byWords: true, mayLackTitle: true }) : null;
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
