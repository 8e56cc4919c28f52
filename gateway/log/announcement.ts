import { z } from "zod";
import { RecordKind } from "../platform/record-kind.js";
import type { Change } from "./change.js";

/** The NOTIFY channel for every committed change. */
export const CHANGES_CHANNEL = "changes";

const announcedShape = z.object({
  operation: z.enum(["CREATED", "UPDATED", "DELETED", "RESTORED", "ERASED"]),
  kind: z.enum(RecordKind).nullable(),
  id: z.string().nullable(),
  version: z.int().nullable(),
});

/** One record that a log entry is about; ids only, without texts of the owner. */
export type Announced = z.infer<typeof announcedShape>;

const announcementShape = z.object({
  owner: z.string(),
  logEntry: z.string(),
  /** The origin that the request stated; null when it stated none. */
  origin: z.string().nullable(),
  changes: z.array(announcedShape).readonly(),
});

/** The message between gateways about one log entry. */
export type Announcement = z.infer<typeof announcementShape>;

/** The most changes in one message: PostgreSQL takes less than 8,000 bytes, and a change is at most 150. */
const CHANGES_MAX = 50;

/** Returns the announced changes of a log entry's records; too many become one change without a record. */
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

/** Reads such a message; returns null for another shape, such as from a gateway of another release. */
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
