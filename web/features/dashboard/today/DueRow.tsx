import { Button } from "../../../components/controls/Button.js";
import { Check, Ellipsis, Flag, MessagesSquare, type LucideIcon } from "lucide-react";
import type { PointerEvent, ReactNode } from "react";
import { hueClass, phaseHue } from "../../../components/line/hue.js";
import { Icon } from "../../../components/Icon.js";
import { onKeys } from "../../../lib/keys.js";
import { useT } from "../../../lib/useT.js";
import { appointmentIcons } from "../../../plan/appointment/appointmentIcons.js";
import { stepNotes } from "../../../plan/guide/stepNoteMessages.js";
import type { StepChanges } from "../../../plan/step/useStepChanges.js";
import { DueRowActions, type RowHandlers } from "./DueRowActions.js";
import { DueRowFacts } from "./DueRowFacts.js";
import { ElsewhereNote } from "./ElsewhereNote.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, huntLabel, isLate, type KeptRow } from "./todayRows.js";
import type { RowMark } from "./useRowMarks.js";
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
  /** The time of its appointment has come. */
  readonly hasCome: boolean;
  /** What is asked below the row. */
  readonly question: ReactNode;
  readonly onMenu: (isOpen: boolean) => void;
  readonly onSelect: () => void;
  readonly onPoint: (event: PointerEvent) => void;
  readonly onLeave: () => void;
  readonly onLookAt: () => void;
  readonly onClose: () => void;
}

/** A row of Today: when, the stop that ticks it off, what to do and for which hunt, its buttons, and what is asked. */
export function DueRow(props: DueRowProps) {
  const { row, texts, mark, isOn, isOnline } = props;
  const { item } = row;
  const t = useT();
  const [title, name] = [texts.title(row), texts.name(item)];
  const hunt = huntLabel(item.jobHunt);
  const { isStep, isAppointment } = actionsOf(item);
  const late = isLate(item, texts.today);
  const isElsewhere = mark?.kind === "ELSEWHERE";
  const press = isStep ? props.onDone : props.onOpen;
  const note = item.step === null ? undefined : stepNotes[item.step];
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
      onPointerEnter={props.onPoint}
      onPointerMove={props.onPoint}
      onPointerLeave={props.onLeave}
    >
      <span className={item.startsAt !== null && row.group === "today" ? "due-when is-time" : "due-when"}>
        {texts.when(row)}
      </span>
      <button
        type="button"
        className={["due-tick", !isStep && "is-tile", isAppointment && "is-appointment"].filter(Boolean).join(" ")}
        data-card={item.id}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={t(isStep ? messages.doneWhat : messages.openWhat, { step: name, hunt })}
        aria-keyshortcuts={isStep ? "d" : "Enter"}
        aria-disabled={isStep && !isOnline}
        title={isStep && !isOnline ? t(messages.offline) : undefined}
        onClick={press}
        // Space ticks it off, as it does with every button; Enter opens it.
        onKeyDown={onKeys({ Enter: props.onOpen })}
      >
        <span>{isStep ? <Icon of={Check} size={12} /> : <Icon of={iconOf(item)} size={15} />}</span>
      </button>
      {/* On a phone a press on the words shows the buttons; for keys and readers the menu button does. */}
      <span className="due-what" onClick={props.isTouch ? props.onSelect : undefined}>
        <b title={title}>{title}</b>
        {note !== undefined && <small className="due-alike">{t(note)}</small>}
        {isElsewhere && <ElsewhereNote step={mark.step} days={texts.days} />}
        {mark?.kind === "FAILED" && (
          <small title={mark.text} className="due-problem" role="alert">
            {mark.text}
          </small>
        )}
        {!isElsewhere && mark?.kind !== "FAILED" && (
          <DueRowFacts
            row={row}
            texts={texts}
            hasNote={isOn || props.isTouch}
            isLinked={isOn || !props.isTouch}
            tabIndex={props.isCurrent ? 0 : -1}
          />
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
      {!isElsewhere && isOn && !props.question && (
        <DueRowActions {...props} item={item} group={row.group} name={name} isLarge={props.isTouch} />
      )}
      {!isElsewhere && !isOn && props.isTouch && (
        <Button
          type="text"
          className="quiet-button due-menu"
          tabIndex={props.isCurrent ? 0 : -1}
          aria-label={t(messages.actionsOf, { step: name, hunt })}
          icon={<Icon of={Ellipsis} />}
          onClick={props.onSelect}
        />
      )}
      {!isElsewhere && !isOn && !props.isTouch && <span className="due-note">{texts.note(row)}</span>}
      {props.question && <div className="due-question">{props.question}</div>}
    </li>
  );
}

function iconOf({ kind, appointment }: KeptRow["item"]): LucideIcon {
  if (appointment !== null) return appointmentIcons[appointment.kind];
  return kind === "DEADLINE" ? Flag : MessagesSquare;
}
