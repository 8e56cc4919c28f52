import { createHash } from "node:crypto";
import { dayIn } from "../platform/day.js";
import type { ReadingTask } from "./read-advert.js";
import type { ModelFields } from "./types.js";

/** What was read, apart from what a later reading of it may choose anew. */
export type KeptTask = Pick<ReadingTask, "content" | "today" | "posting">;

/** What is known of an earlier reading. */
export interface KnownExtraction {
  readonly task: KeptTask;
  /** Null: no model has answered. */
  readonly answer: ModelFields | null;
}

/** The earlier readings of one person, as far as they are remembered. */
export interface ExtractionMemory {
  keep(id: string, task: KeptTask): Promise<void>;
  /** Returns null for a reading that is not remembered. */
  find(id: string): Promise<KnownExtraction | null>;
  keepAnswer(id: string, answer: ModelFields): Promise<void>;
}

/** Returns the id of a reading: the same for the same job of the same advert on the same day. */
export function extractionId({ content, today, posting }: KeptTask): string {
  const read = JSON.stringify([content, dayIn("UTC", today), posting ?? null]);
  return createHash("sha256").update(read).digest("base64url");
}
