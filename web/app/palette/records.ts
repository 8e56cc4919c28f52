import { isKind } from "../../lib/recordIcons.js";
import { readLocalState, writeLocalState } from "../../lib/localStorageState.js";
import { selectHome } from "../../lib/selectRecord.js";
import type { PaletteSearchQuery } from "./palette.generated.js";
import { huntSheetPath, paths } from "../../lib/paths.js";

/** A record that was found, or that was opened before. */
export type FoundRecord = PaletteSearchQuery["search"][number];

/** A hunt that was found by who may be calling. */
export type FoundHunt = PaletteSearchQuery["findJobHunts"][number];

const RECENT_MAX = 6;

/**
 * Stores the record as the selected one of its screen (spec 3), and returns the address of that screen; of an appointment,
 * that of the sheet of its hunt.
 */
export function selectRecord({ kind, home }: FoundRecord): string {
  const path = selectHome(home);
  if (kind === "APPOINTMENT") return huntSheetPath(home.id);
  return path ?? (kind === "JOB_DETAILS" ? paths.advert : paths.jobHunts);
}

/** Returns the hunt as a record, which is kept as any other. */
export function recordOf({ jobHunt: { id, name, noteGuid, currentPhase: phase } }: FoundHunt): FoundRecord {
  return { kind: "JOB_HUNT", id, name, detail: null, home: { kind: "JOB_HUNT", id, name, noteGuid, phase } };
}

/** Returns what tells how a hunt was found: the person with their number, the title; its employer where it was its name. */
export function foundBy({ match, text, jobHunt }: FoundHunt): string {
  return match === "NAME" ? (jobHunt.employer?.name ?? "") : text;
}

/** Returns the records without the hunts that are listed already. */
export function withoutHunts(records: readonly FoundRecord[], hunts: readonly FoundHunt[]): readonly FoundRecord[] {
  const listed = new Set(hunts.map(({ jobHunt }) => jobHunt.id));
  return records.filter(({ kind, id }) => kind !== "JOB_HUNT" || !listed.has(id));
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
