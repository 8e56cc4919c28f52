import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { notify } from "../lib/notify.js";
import { readProblem } from "../lib/readProblem.js";
import type { Draft, DraftValues } from "../lib/useDraft.js";
import { useEdited, type Edited, type FieldTexts, type Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { createOrChange } from "./createOrChange.js";
import { componentMessages as messages } from "./messages.js";

/** The props that the screen passes to the editor of a record. */
export interface RecordEditorProps<Item> {
  /** The record to update; undefined for a new one. */
  readonly record: Item | undefined;
  readonly draft: Draft;
  readonly onSaved: (record: Item) => void;
}

/** The parts specific to a kind of record: its fields, and its mutations. */
export interface RecordMutations<Item, Name extends string> {
  /** The fields of a new record. */
  readonly empty: FieldTexts<Name>;
  /** The fields of a record, as compared with a version saved elsewhere. */
  readonly textsOf: (record: Item) => FieldTexts<Name>;
  /** The initial values of the form, where they are more than what is compared. */
  readonly shownOf?: (record: Item) => FieldTexts<Name>;
  /** Stores a new record; a repeated id creates no second one. */
  readonly create: (input: FieldTexts<Name> & { readonly id: string }) => Promise<Item | undefined>;
  /** Stores a change of a record, given as it was when the form was opened; undefined where the form was for a new one. */
  readonly update: (
    input: FieldTexts<Name> & { readonly id: string; readonly version: number | undefined },
    base: Item | undefined,
  ) => Promise<Item | undefined>;
  /** The mutations show their own toast, e.g. with Undo. */
  readonly showsOwnToast?: boolean;
}

export interface RecordEditor<Item extends Versioned, Name extends string> {
  readonly edited: Edited<Item, Name>;
  /** The initial values of the form: the record's, or empty ones, overridden by the draft. */
  readonly initial: FieldTexts<Name> & DraftValues;
  /** The restored draft; undefined when there is none. */
  readonly restored: DraftValues | undefined;
  readonly isBusy: boolean;
  /** The error of the last save; undefined when it did not fail. */
  readonly error: unknown;
  /** The version with which the last save was refused; undefined when none was. */
  readonly refused: number | undefined;
  /** Stores the draft until it is saved or discarded. */
  readonly keep: (values: DraftValues) => void;
  readonly submit: (values: FieldTexts<Name>) => Promise<void>;
}

/**
 * Returns the state of a record's form: it stores the draft, saves the record, and after a conflict reloads the record,
 * so that the form can show both versions. A failure loses nothing.
 */
export function useRecordEditor<Item extends Versioned, Name extends string>(
  { record, draft, onSaved }: RecordEditorProps<Item>,
  mutations: RecordMutations<Item, Name>,
): RecordEditor<Item, Name> {
  const t = useT();
  const [kept] = useState(draft.read);
  const edited = useEdited(record, mutations.textsOf, kept?.began);
  const { base } = edited;
  const [start] = useState(base === undefined ? mutations.empty : (mutations.shownOf ?? mutations.textsOf)(base));
  // One id per form: a save repeated after a lost response creates no second record.
  const [newId] = useState(uuidv7);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<number>();

  const submit = async (values: FieldTexts<Name>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const saved = await (base === undefined
        ? createOrChange(mutations, { ...values, id: newId })
        : mutations.update({ ...values, id: base.id, version: edited.version }, base));
      draft.discard();
      if (!mutations.showsOwnToast) notify(t(messages.saved));
      if (saved) onSaved(saved);
    } catch (failure) {
      if (readProblem(failure).code === "CONFLICT") await edited.reload();
      setError(failure);
      setRefused(edited.version);
    } finally {
      setBusy(false);
    }
  };
  return {
    edited,
    initial: { ...start, ...kept?.values },
    restored: kept?.values,
    isBusy,
    error,
    refused,
    keep: (values) => draft.keep(values, edited.seen),
    submit,
  };
}
