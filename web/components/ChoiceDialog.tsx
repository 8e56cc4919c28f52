import { Button } from "./controls/Button.js";
import type { LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { belongsToField, useKeys } from "../lib/keys.js";
import { readLocalState } from "../lib/localStorageState.js";
import { useT } from "../lib/useT.js";
import { Dialog } from "./Dialog.js";
import { Icon } from "./Icon.js";
import { componentMessages } from "./messages.js";
import "./choice.css";

/** The key as keyboards call it, in every language. */
const ESCAPE = "Esc";

/** What a person can choose; either it acts at once, or it has fields of its own that act. */
export type Choice = {
  /** The key that chooses it; one letter, unlike those of the other choices. */
  readonly letter: string;
  readonly icon: LucideIcon;
  readonly word: string;
  /** One line that says what happens. */
  readonly line: string;
  /** True for the one that is most likely: it has the focus first. */
  readonly isLikely?: boolean;
  readonly isDisabled?: boolean;
} & (
  | { readonly onChoose: () => void; readonly fields?: never }
  /** Choosing it puts the focus into the first field. */
  | { readonly fields: ReactNode; readonly onChoose?: never }
);

interface ChoiceDialogProps {
  /** A question. */
  readonly title: string;
  /** What the question is about. */
  readonly lead?: ReactNode;
  /** Two or three. */
  readonly choices: readonly Choice[];
  /** What stands against it, or follows from it: below the choices. */
  readonly children?: ReactNode;
  /** The word of the button that changes nothing; absent: Cancel. */
  readonly cancel?: string;
  readonly onClose: () => void;
}

/** Asks a question with two or three large choices, each with a letter; Escape and Cancel change nothing. */
export function ChoiceDialog({ title, lead, choices, children, cancel, onClose }: ChoiceDialogProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const choose = (choice: Choice): void => {
    if (choice.isDisabled) return;
    if (choice.onChoose) choice.onChoose();
    else focusIn(list.current?.querySelector(`[data-letter="${choice.letter}"] > .choice-fields`));
  };
  useKeys(({ repeat, target }, key) => {
    const choice = choices.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
    if (choice === undefined || repeat || readLocalState("shortcuts") === "off" || belongsToField(target)) return false;
    // Another dialog may have opened above this one.
    if (list.current?.closest("dialog") !== [...document.querySelectorAll("dialog[open]")].at(-1)) return false;
    choose(choice);
  });
  useEffect(() => list.current?.querySelector<HTMLElement>(".choice.is-likely > button")?.focus(), []);
  return (
    <Dialog
      title={title}
      width={560}
      className="choice-dialog"
      onClose={onClose}
      footer={
        <Button onClick={onClose} aria-keyshortcuts="Escape">
          {cancel ?? t(componentMessages.cancel)}
          <kbd aria-hidden>{ESCAPE}</kbd>
        </Button>
      }
    >
      {lead !== undefined && <p className="choice-lead">{lead}</p>}
      <div className="choices" ref={list}>
        {choices.map((choice) => (
          <ChoiceBox key={choice.letter} choice={choice} onChoose={() => choose(choice)} />
        ))}
      </div>
      {children}
    </Dialog>
  );
}

function ChoiceBox({ choice, onChoose }: { readonly choice: Choice; readonly onChoose: () => void }) {
  const id = useId();
  const { letter, icon, word, line, isLikely = false, isDisabled = false, fields } = choice;
  return (
    <div className={isLikely ? "choice is-likely" : "choice"} data-letter={letter}>
      <button
        type="button"
        disabled={isDisabled}
        aria-labelledby={id}
        aria-describedby={`${id}-line`}
        aria-keyshortcuts={letter}
        onClick={onChoose}
      >
        <Icon of={icon} size={20} />
        <b id={id}>{word}</b>
        <kbd aria-hidden>{letter.toUpperCase()}</kbd>
        <small id={`${id}-line`}>{line}</small>
      </button>
      {fields !== undefined && <div className="choice-fields">{fields}</div>}
    </div>
  );
}

function focusIn(box: Element | null | undefined): void {
  box?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
}
