import { isKind } from "../../lib/recordKinds.js";
import { readLocalState, writeLocalState } from "../../lib/localStorageState.js";
import { selectHome } from "../../lib/selectRecord.js";
import type { PaletteSearchQuery } from "./palette.generated.js";
import { paths, type Path } from "../paths.js";

/** A record that was found, or that was opened before. */
export type FoundRecord = PaletteSearchQuery["search"][number];

const RECENT_MAX = 6;

/** Stores the record as the selected one of its screen (spec 3), and returns the address of that screen. */
export function selectRecord({ kind, home }: FoundRecord): Path {
  return selectHome(home) ?? (kind === "JOB_DETAILS" ? paths.advert : paths.jobHunts);
}

/** Returns the records that this user opened here last, the latest first. */
export function recentRecords(guid: string | undefined): readonly FoundRecord[] {
  try {
    const kept: unknown = JSON.parse(readLocalState("recentRecords") ?? "");
    if (typeof kept !== "object" || kept === null || !("guid" in kept) || !("records" in kept)) return [];
    return kept.guid === guid && Array.isArray(kept.records) ? kept.records.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Adds a record to the start of those that were opened last. */
export function keepRecent(guid: string | undefined, record: FoundRecord): void {
  if (guid === undefined) return;
  const others = recentRecords(guid).filter(({ id }) => id !== record.id);
  const short = { ...record, detail: record.detail?.slice(0, 120) ?? null };
  writeLocalState("recentRecords", JSON.stringify({ guid, records: [short, ...others].slice(0, RECENT_MAX) }));
}

function isRecord(candidate: unknown): candidate is FoundRecord {
  if (typeof candidate !== "object" || candidate === null) return false;
  const { kind, id, name, home } = candidate as Partial<Record<keyof FoundRecord, unknown>>; // objects have keys
  const isOwn = typeof kind === "string" && isKind(kind) && typeof id === "string" && typeof name === "string";
  return isOwn && typeof home === "object" && home !== null && "kind" in home && "id" in home && "noteGuid" in home;
}
