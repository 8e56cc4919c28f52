import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { notify } from "../lib/notify.js";
import { readProblem } from "../lib/readProblem.js";
import type { Draft, DraftValues } from "../lib/useDraft.js";
import { useEdited, type Edited, type FieldTexts, type Versioned } from "../lib/useEdited.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** What the screen gives to the editor of a record. */
export interface RecordEditorProps<Item> {
  /** The record to change; a new one is made without. */
  readonly record: Item | undefined;
  readonly draft: Draft;
  readonly onSaved: (record: Item) => void;
}

/** What one kind of record has of its own: its fields, and how it is stored. */
export interface RecordWays<Item, Name extends string> {
  /** The fields of a new record. */
  readonly empty: FieldTexts<Name>;
  /** The fields of a record, as they are compared with what was saved elsewhere. */
  readonly textsOf: (record: Item) => FieldTexts<Name>;
  /** What the form shows of a record at first, where that is more than can be compared. */
  readonly shownOf?: (record: Item) => FieldTexts<Name>;
  /** Stores a new record; the same id again makes no second one. */
  readonly create: (input: FieldTexts<Name> & { readonly id: string }) => Promise<Item | undefined>;
  /** Stores a change of a record, which is given as the form began with it. */
  readonly update: (
    input: FieldTexts<Name> & { readonly id: string; readonly version: number | undefined },
    base: Item,
  ) => Promise<Item | undefined>;
  /** They say by themselves what was saved, e.g. with an offer to undo it. */
  readonly tellThemselves?: boolean;
}

/** A record in its form. */
export interface RecordEditor<Item extends Versioned, Name extends string> {
  readonly edited: Edited<Item, Name>;
  /** What the form starts from: the record, or nothing, and over it what was typed before. */
  readonly initial: FieldTexts<Name> & DraftValues;
  /** What was typed before and not saved; undefined when nothing was. */
  readonly restored: DraftValues | undefined;
  readonly isBusy: boolean;
  /** Why the last save failed; undefined when none did. */
  readonly error: unknown;
  /** The version that the last save was refused for; undefined when none was. */
  readonly refused: number | undefined;
  /** Keeps what is typed until it is saved or dropped. */
  readonly keep: (values: DraftValues) => void;
  readonly submit: (values: FieldTexts<Name>) => Promise<void>;
}

/**
 * Makes or changes a record: keeps what is typed, stores it, and when somebody was faster asks for what is there now, so
 * that the form can show both. A failure loses nothing.
 */
export function useRecordEditor<Item extends Versioned, Name extends string>(
  { record, draft, onSaved }: RecordEditorProps<Item>,
  ways: RecordWays<Item, Name>,
): RecordEditor<Item, Name> {
  const t = useT();
  const [kept] = useState(draft.read);
  const edited = useEdited(record, ways.textsOf, kept?.began);
  const { base } = edited;
  const [start] = useState(base === undefined ? ways.empty : (ways.shownOf ?? ways.textsOf)(base));
  // One id for one form: a save that is repeated after a lost answer makes no second record.
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
        ? ways.create({ ...values, id: newId })
        : ways.update({ ...values, id: base.id, version: edited.version }, base));
      draft.forget();
      if (!ways.tellThemselves) notify(t(messages.saved));
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
