import { useCallback } from "react";
import { useBackHandler } from "./backHandler.js";
import { askToLeave } from "./leaveGuard.js";
import { useShortcut } from "./shortcuts.js";
import { useDraft, type Draft } from "./useDraft.js";
import { useFocusOnReturn } from "./useFocusOnReturn.js";
import { useMode, type Mode } from "./useMode.js";
import type { Records } from "./useRecords.js";

/** The mode of a screen with a list of records and a form (spec 4), and its actions. */
export interface RecordModes<T> {
  readonly mode: Mode;
  readonly isForm: boolean;
  readonly create: () => void;
  readonly edit: () => void;
  /** Leaves the form and discards its draft; asks first if there are changes. */
  readonly leave: () => void;
  /** The props of the form. */
  readonly form: {
    /** The record to update; undefined for a new one. */
    readonly record: T | undefined;
    readonly draft: Draft;
    readonly onBack: () => void;
    /** Selects the saved record, and returns to the list. */
    readonly onSaved: (record: T) => void;
  };
}

/**
 * Returns the mode of a screen of records, with its keys, its Back, its draft, and the focus on the card afterwards.
 */
export function useRecordModes<T extends { readonly id: string }>(
  noun: string,
  { selected, select }: Pick<Records<T>, "selected" | "select">,
  addNote: (record: T) => void,
): RecordModes<T> {
  const { mode, isForm, act } = useMode();
  const record = mode === "UPDATE" ? selected : undefined;
  const draft = useDraft(`${noun}.${record?.id ?? "new"}`);
  const leave = (): void =>
    askToLeave(() => {
      draft.discard();
      act("back");
    });
  const create = useCallback(() => act("new"), [act]);
  const edit = useCallback(() => act("edit"), [act]);
  const onSaved = (saved: T): void => {
    select(saved);
    act("saved");
  };
  const isOnCard = !isForm && selected !== undefined;
  useBackHandler(leave, isForm);
  useShortcut("n", create, !isForm);
  useShortcut("e", edit, isOnCard);
  useShortcut("a", () => selected && addNote(selected), isOnCard);
  useFocusOnReturn(isForm, selected?.id);
  return { mode, isForm, create, edit, leave, form: { record, draft, onBack: leave, onSaved } };
}
