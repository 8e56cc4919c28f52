import { Button } from "./controls/Button.js";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { onKeys } from "../lib/keys.js";
import { useOnline } from "../lib/useOnline.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import "./confirm.css";

interface ConfirmDeleteProps {
  /** The question; `Are you sure?` by default. */
  readonly question?: string;
  /** The consequence, e.g. which item is deleted. */
  readonly consequence?: string;
  /** A further field, e.g. the reason of a termination. */
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  /** Nothing is deleted or ended: Yes is not red. */
  readonly isHarmless?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks for confirmation in place of the actions; the focus moves to the field, or else to No, and Escape means No (spec
 * 4).
 */
export function ConfirmDelete(props: ConfirmDeleteProps) {
  const { question, consequence, children, isBusy = false, isHarmless = false, onYes, onNo } = props;
  const t = useT();
  const isOnline = useOnline();
  const box = useRef<HTMLDivElement>(null);
  const noButton = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const consequenceId = useId();
  useEffect(() => {
    const field =
      box.current?.querySelector<HTMLElement>("textarea") ?? box.current?.querySelector<HTMLElement>("input");
    (field ?? noButton.current)?.focus();
  }, []);
  return (
    <div
      ref={box}
      className="confirm"
      role="alertdialog"
      aria-labelledby={questionId}
      aria-describedby={consequence ? consequenceId : undefined}
      onKeyDown={onKeys({ Escape: onNo })}
    >
      <div className="confirm-text">
        <b id={questionId}>{question ?? t(messages.areYouSure)}</b>
        {consequence && <span id={consequenceId}>{consequence}</span>}
        {children}
      </div>
      <div className="confirm-actions">
        <Button ref={noButton} onClick={onNo}>
          {t(messages.no)}
        </Button>
        <Button type="primary" danger={!isHarmless} loading={isBusy} disabled={!isOnline} onClick={onYes}>
          {t(messages.yes)}
        </Button>
      </div>
    </div>
  );
}
