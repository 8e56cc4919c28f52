import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";

/** What every record has that can be edited. */
export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** What a form holds of a record: a text for each of its fields. */
export type FieldTexts<Name extends string> = Readonly<Record<Name, string>>;

/** What a person has seen of a record: which version, and what its fields held. */
export interface Seen {
  readonly version: number;
  readonly texts: Readonly<Record<string, string>>;
}

/** A record in a form: as the form began with it, and what has become of it elsewhere since. */
export interface Edited<Item extends Versioned, Name extends string> {
  /** The record as it was when the form was opened; undefined when a new one is made. It is what is saved to. */
  readonly base: Item | undefined;
  /** What the person has seen of it; a draft keeps it, so that a form that is opened again begins there. */
  readonly seen: Seen | undefined;
  /** The version to send with Save: the one whose values the person has seen. */
  readonly version: number | undefined;
  /** The fields that were changed elsewhere, with what they hold there; undefined when none was. */
  readonly theirs: Partial<FieldTexts<Name>> | undefined;
  /** True when the record is not among what the screen shows any more: it was deleted elsewhere, or moved. */
  readonly isGone: boolean;
  /** From now on a save is meant to write over what these fields hold there now: the person has seen it. */
  readonly settle: (names: readonly Name[]) => void;
  /** Asks for the record anew, as after a save that met a conflict. */
  readonly reload: () => Promise<void>;
}

/**
 * Holds on to a record while it is in a form, so that nothing that arrives meanwhile changes what is typed, or lets a
 * save write over it unseen.
 *
 * Give it the record of the list, as it is now, what the form shows of it, and, where the form goes on with a draft, what
 * the draft began with. The form starts from `base`, sends `version` with Save, and has `EditConflict` above its first
 * field. Most forms get all that from components/useRecordEditor and components/RecordForm.
 */
export function useEdited<Item extends Versioned, Name extends string>(
  record: Item | undefined,
  textsOf: (record: Item) => FieldTexts<Name>,
  began?: Seen,
): Edited<Item, Name> {
  const [base] = useState(record);
  const now = record && { version: record.version, texts: textsOf(record) };
  const [seen, setSeen] = useState<Seen | undefined>(began ?? now);
  const client = useApolloClient();
  const isNewer = now !== undefined && seen !== undefined && now.version > seen.version;
  const theirs = isNewer ? changedFields(seen.texts, now.texts) : undefined;
  const reload = useCallback(async () => {
    // A failure is told by what was asked for; the form has its own.
    await client.refetchQueries({ include: "active" }).catch(() => undefined);
  }, [client]);
  return {
    base,
    seen,
    // What changed elsewhere and is not in this form is nothing to be asked about.
    version: isNewer && theirs === undefined ? now.version : seen?.version,
    theirs,
    isGone: base !== undefined && record === undefined,
    settle: (names) => setSeen((before) => now && before && { ...before, texts: withTexts(before, now.texts, names) }),
    reload,
  };
}

/** The version stays what it was: `theirs` tells by the texts alone whether anything is open. */
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
