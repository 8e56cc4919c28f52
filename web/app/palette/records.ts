import { Building2, FileText, Goal, NotebookPen, Route, ScanText, UserRound, type LucideIcon } from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { recall, remember } from "../../lib/remembered.js";
import type { PaletteSearchQuery, SearchKind } from "../../operations.generated.js";
import { paths, type Path } from "../paths.js";
import { paletteMessages as messages } from "./paletteMessages.js";

/** A record that was found, or that was opened before. */
export type FoundRecord = PaletteSearchQuery["search"][number];

/** What each kind of record looks like in the list. */
export const recordKinds: Readonly<
  Record<SearchKind, { readonly icon: LucideIcon; readonly label: MessageDescriptor }>
> = {
  JOB_HUNT: { icon: Route, label: messages.jobHunt },
  IDEAL_JOB: { icon: Goal, label: messages.idealJob },
  COMPANY: { icon: Building2, label: messages.company },
  CONTACT: { icon: UserRound, label: messages.contact },
  DOCUMENT: { icon: FileText, label: messages.document },
  NOTE: { icon: NotebookPen, label: messages.note },
  JOB_DETAILS: { icon: ScanText, label: messages.jobDetails },
};

const RECENT_MAX = 6;

/** Remembers the record as the selected one of its screen (spec 3), and answers where that screen is. */
export function selectRecord({ kind, home }: FoundRecord): Path {
  remember("selectedUniqueNoteId", home.noteGuid);
  switch (home.kind) {
    case "IDEAL_JOB":
      remember("selectedIdealJobId", home.id);
      return paths.idealJobs;
    case "COMPANY":
      remember("selectedCompanyId", home.id);
      return paths.companies;
    case "CONTACT":
      remember("selectedContactId", home.id);
      remember("selectedContactGuid", home.id);
      return paths.contacts;
    case "DOCUMENT":
      remember("selectedDocumentId", home.id);
      return paths.documents;
    case "JOB_HUNT":
    case "NOTE":
    case "JOB_DETAILS":
      remember("selectedJobHuntId", home.id);
      remember("selectedJobHunt", home.name);
      return kind === "JOB_DETAILS" ? paths.advert : paths.jobHunts;
  }
}

/** The records that this person opened here last, the latest first. */
export function recentRecords(guid: string | undefined): readonly FoundRecord[] {
  try {
    const kept: unknown = JSON.parse(recall("recentRecords") ?? "");
    if (typeof kept !== "object" || kept === null || !("guid" in kept) || !("records" in kept)) return [];
    return kept.guid === guid && Array.isArray(kept.records) ? kept.records.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Puts a record in front of those that were opened last. */
export function keepRecent(guid: string | undefined, record: FoundRecord): void {
  if (guid === undefined) return;
  const others = recentRecords(guid).filter(({ id }) => id !== record.id);
  const short = { ...record, detail: record.detail?.slice(0, 120) ?? null };
  remember("recentRecords", JSON.stringify({ guid, records: [short, ...others].slice(0, RECENT_MAX) }));
}

function isRecord(candidate: unknown): candidate is FoundRecord {
  if (typeof candidate !== "object" || candidate === null) return false;
  const { kind, id, name, home } = candidate as Partial<Record<keyof FoundRecord, unknown>>; // any object may be asked for keys
  const isOwn = typeof kind === "string" && kind in recordKinds && typeof id === "string" && typeof name === "string";
  return isOwn && typeof home === "object" && home !== null && "kind" in home && "id" in home && "noteGuid" in home;
}
