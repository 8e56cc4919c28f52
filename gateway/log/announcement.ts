import { z } from "zod";
import { RecordKind } from "../record-kind.js";
import type { Change } from "./change.js";

/** The channel on which every committed change is told. */
export const CHANGES_CHANNEL = "changes";

const announcedShape = z.object({
  operation: z.enum(["CREATED", "UPDATED", "DELETED", "RESTORED", "ERASED"]),
  kind: z.enum(RecordKind).nullable(),
  id: z.string().nullable(),
  version: z.int().nullable(),
});

/** One record that a line of the log is about; ids only, nobody's texts. */
export type Announced = z.infer<typeof announcedShape>;

const announcementShape = z.object({
  owner: z.string(),
  logEntry: z.string(),
  /** What the request said of where it comes from; null when it said nothing. */
  origin: z.string().nullable(),
  changes: z.array(announcedShape).readonly(),
});

/** What the gateways tell each other of one line of the log. */
export type Announcement = z.infer<typeof announcementShape>;

/** PostgreSQL takes messages of less than 8,000 bytes; a change is at most 150. */
const CHANGES_MAX = 50;

/** What a line of the log says of the records it is about; very many at once are told as one change of nothing in particular. */
export function announced(changes: readonly Change[], versionOf: (id: string) => number | null): readonly Announced[] {
  if (changes.length > CHANGES_MAX) return [{ operation: "UPDATED", kind: null, id: null, version: null }];
  return changes.map((change) => ({
    operation: operationOf(change),
    kind: change.kind,
    id: change.id,
    // A step has no version of its own.
    version: change.number === undefined ? versionOf(change.id) : null,
  }));
}

/** Reads such a message; null when it is none, as from a gateway of another release. */
export function readAnnouncement(payload: string): Announcement | null {
  try {
    return announcementShape.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

function operationOf({ before, after }: Change): Announced["operation"] {
  if (before === null) return "CREATED";
  if (!("deletedAt" in after)) return "UPDATED";
  return after["deletedAt"] == null ? "RESTORED" : "DELETED";
}
