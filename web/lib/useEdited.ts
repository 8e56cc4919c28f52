import { useCallback, useState } from "react";
import { EVERYTHING } from "./invalidate.js";
import { useInvalidate } from "./useInvalidate.js";

/** The properties of every editable record. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The texts of a record's form: one for each of its fields. */
export type FieldTexts<Name extends string> = Readonly<Record<Name, string>>;

/** The version and texts of a record that the user has seen. */
export interface Seen {
  readonly version: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** A record in a form: its state when the form was opened, and changes made elsewhere since. */
export interface Edited<Item extends Versioned, Name extends string> {
  /** The record as it was when the form was opened; undefined for a new one. Saves apply to it. */
  readonly base: Item | undefined;
  /** The version and texts the user has seen; a draft stores it, so that a reopened form starts there. */
  readonly seen: Seen | undefined;
  /** The version to send with Save: the one whose values the user has seen. */
  readonly version: number | undefined;
  /** The fields that were changed elsewhere, with their values there; undefined when none was. */
  readonly theirs: Partial<FieldTexts<Name>> | undefined;
  /** True when the record is no longer among those the screen shows: it was deleted elsewhere, or moved. */
  readonly isGone: boolean;
  /** Lets the next save overwrite the current values of these fields elsewhere: the user has seen them. */
  readonly settle: (names: readonly Name[]) => void;
  /** Refetches the record, as after a save that met a conflict. */
  readonly reload: () => Promise<void>;
}

/**
 * Tracks a record while it is in a form, so that no refetch changes typed values, and no save overwrites an unseen
 * change. Arguments: the current record of the list, the texts the form shows of it, and, where the form continues a
 * draft, what the draft began with. The form starts from `base`, sends `version` with Save, and shows `EditConflict`
 * above its first field. Most forms use components/useRecordEditor and components/RecordForm for all that.
 */
export function useEdited<Item extends Versioned, Name extends string>(
  record: Item | undefined,
  textsOf: (record: Item) => FieldTexts<Name>,
  began?: Seen,
): Edited<Item, Name> {
  const [base] = useState(record);
  const now = record && { version: record.version, texts: textsOf(record) };
  const [seen, setSeen] = useState<Seen | undefined>(began ?? now);
  const invalidate = useInvalidate();
  const isNewer = now !== undefined && seen !== undefined && now.version > seen.version;
  const theirs = isNewer ? changedFields(seen.texts, now.texts) : undefined;
  const reload = useCallback(() => invalidate(EVERYTHING), [invalidate]);
  return {
    base,
    seen,
    // A change of fields that are not in this form needs no question.
    version: isNewer && theirs === undefined ? now.version : seen?.version,
    theirs,
    isGone: base !== undefined && record === undefined,
    settle: (names) => setSeen((before) => now && before && { ...before, texts: withTexts(before, now.texts, names) }),
    reload,
  };
}

/** The version stays the same: `theirs` compares the texts alone. */
function withTexts<Name extends string>(
  { texts }: Seen,
  now: FieldTexts<Name>,
  names: readonly Name[],
): Readonly<Record<string, string>> {
  return { ...texts, ...Object.fromEntries(names.map((name) => [name, now[name]] as const)) };
}

function changedFields<Name extends string>(
  before: Readonly<Record<string, string>>,
  now: FieldTexts<Name>,
): Partial<FieldTexts<Name>> | undefined {
  // The keys of a record of fields are the names of the fields.
  const names = (Object.keys(now) as Name[]).filter((name) => now[name] !== before[name]);
  if (names.length === 0) return undefined;
  const changed: Partial<Record<Name, string>> = {};
  for (const name of names) changed[name] = now[name];
  return changed;
}
