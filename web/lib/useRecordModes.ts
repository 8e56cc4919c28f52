import { useCallback } from "react";
import { useBackHandler } from "./backHandler.js";
import { askToLeave } from "./leaveGuard.js";
import { useShortcut } from "./shortcuts.js";
import { useDraft, type Draft } from "./useDraft.js";
import { useFocusOnReturn } from "./useFocusOnReturn.js";
import { useMode, type Mode } from "./useMode.js";

/** What a screen with a list of records and a form is doing (spec 4), and what makes it do something else. */
export interface RecordModes<T> {
  readonly mode: Mode;
  readonly isForm: boolean;
  /** The record in the form; undefined for a new one. */
  readonly edited: T | undefined;
  /** What was typed into the form and is not saved. */
  readonly draft: Draft;
  readonly create: () => void;
  readonly edit: () => void;
  /** Leaves the form, and what was typed into it; asks first if anything was. */
  readonly leave: () => void;
  readonly finish: () => void;
}

/** Holds the mode of a screen of records, with its keys, its Back, its draft, and the focus on the card afterwards. */
export function useRecordModes<T extends { readonly id: string }>(
  noun: string,
  selected: T | undefined,
  addNote: (record: T) => void,
): RecordModes<T> {
  const { mode, isForm, act } = useMode();
  const edited = mode === "UPDATE" ? selected : undefined;
  const draft = useDraft(`${noun}.${edited?.id ?? "new"}`);
  const leave = (): void =>
    askToLeave(() => {
      draft.forget();
      act("back");
    });
  const create = useCallback(() => act("new"), [act]);
  const edit = useCallback(() => act("edit"), [act]);
  const isOnCard = !isForm && selected !== undefined;
  useBackHandler(leave, isForm);
  useShortcut("n", create, !isForm);
  useShortcut("e", edit, isOnCard);
  useShortcut("a", () => selected && addNote(selected), isOnCard);
  useFocusOnReturn(isForm, selected?.id);
  return { mode, isForm, edited, draft, create, edit, leave, finish: () => act("saved") };
}
