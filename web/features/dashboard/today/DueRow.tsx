import { Button } from "antd";
import { Check, Ellipsis, Flag, MessagesSquare } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { hueClass, phaseHue } from "../../../components/line/hue.js";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { stepNotes } from "../../../plan/guide/stepNoteMessages.js";
import type { StepChanges } from "../../../plan/step/useStepChanges.js";
import { DueRowActions, type RowHandlers } from "./DueRowActions.js";
import { ElsewhereNote } from "./ElsewhereNote.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, huntLabel, isLate, titleOf, type KeptRow } from "./todayRows.js";
import type { RowMark } from "./useRowChanges.js";
import type { RowTexts } from "./useRowTexts.js";

interface DueRowProps extends RowHandlers {
  readonly row: KeptRow;
  readonly texts: RowTexts;
  readonly mark: RowMark | undefined;
  readonly changes: StepChanges;
  /** The Tab key stops here. */
  readonly isCurrent: boolean;
  /** The buttons are shown. */
  readonly isOn: boolean;
  readonly isOnline: boolean;
  /** There is no mouse, or little room. */
  readonly isTouch: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
  readonly onSelect: () => void;
  readonly onHover: (isIn: boolean) => void;
  readonly onLookAt: () => void;
  readonly onClose: () => void;
}

/** A row of Today: when, the stop that ticks it off, what to do and for which hunt, and its buttons. */
export function DueRow(props: DueRowProps) {
  const { row, texts, mark, isOn, isOnline } = props;
  const { item } = row;
  const t = useT();
  const title = t(titleOf(item));
  const hunt = huntLabel(item.jobHunt);
  const { isStep } = actionsOf(item);
  const late = isLate(item, texts.today);
  const isElsewhere = mark?.kind === "ELSEWHERE";
  const press = isStep ? props.onDone : props.onOpen;
  const onKeyDown = (event: KeyboardEvent): void => {
    // Space ticks it off, as it does with every button; Enter opens it.
    if (event.key !== "Enter") return;
    event.preventDefault();
    props.onOpen();
  };
  const onPointer = (isIn: boolean) => (event: PointerEvent) => event.pointerType === "mouse" && props.onHover(isIn);
  const note = item.step === null ? undefined : stepNotes[item.step];
  // Beside the buttons there is no room for it, and "late" is always a word.
  const hasNote = (isOn || props.isTouch) && mark?.kind !== "FAILED" && texts.note(row) !== "";
  const more = mark?.kind === "FAILED" ? mark.text : texts.more(item);
  return (
    <li
      className={[
        "due-row",
        hueClass(phaseHue[item.jobHunt.currentPhase]),
        isOn && "is-on",
        late && "is-late",
        mark?.kind === "GOING" && "is-going",
        isElsewhere && "is-changed",
      ]
        .filter(Boolean)
        .join(" ")}
      onFocus={props.onSelect}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
    >
      <span className="due-when">{texts.when(row)}</span>
      <button
        type="button"
        className={isStep ? "due-tick" : "due-tick is-tile"}
        data-card={item.id}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={t(isStep ? messages.doneWhat : messages.openWhat, { step: title, hunt })}
        aria-keyshortcuts={isStep ? "d" : "Enter"}
        aria-disabled={isStep && !isOnline}
        title={isStep && !isOnline ? t(messages.offline) : undefined}
        onClick={press}
        onKeyDown={onKeyDown}
      >
        <span>{isStep ? <Icon of={Check} size={12} /> : <Icon of={iconOf(item.kind)} size={15} />}</span>
      </button>
      {/* On a phone a press on the words shows the buttons; for keys and readers the menu button does. */}
      <span className="due-what" onClick={props.isTouch ? props.onSelect : undefined}>
        <b title={title}>{title}</b>
        {note !== undefined && <small className="due-alike">{t(note)}</small>}
        {isElsewhere ? (
          <ElsewhereNote step={mark.step} days={texts.days} />
        ) : (
          <small
            title={more}
            className={mark?.kind === "FAILED" ? "due-problem" : undefined}
            role={mark?.kind === "FAILED" ? "alert" : undefined}
          >
            {hasNote && <span className="due-past">{texts.note(row)}</span>}
            {more}
          </small>
        )}
      </span>
      {isElsewhere && (
        <span className="due-acts">
          <Button size={props.isTouch ? "middle" : "small"} onClick={props.onLookAt}>
            {t(messages.lookAtIt)}
          </Button>
          <Button size={props.isTouch ? "middle" : "small"} type="text" onClick={props.onClose}>
            {t(messages.close)}
          </Button>
        </span>
      )}
      {!isElsewhere && isOn && <DueRowActions {...props} item={item} isLarge={props.isTouch} />}
      {!isElsewhere && !isOn && props.isTouch && (
        <Button
          type="text"
          className="quiet-button due-menu"
          tabIndex={props.isCurrent ? 0 : -1}
          aria-label={t(messages.actionsOf, { step: title, hunt })}
          icon={<Icon of={Ellipsis} />}
          onClick={props.onSelect}
        />
      )}
      {!isElsewhere && !isOn && !props.isTouch && <span className="due-note">{texts.note(row)}</span>}
    </li>
  );
}

function iconOf(kind: KeptRow["item"]["kind"]) {
  return kind === "DEADLINE" ? Flag : MessagesSquare;
}
