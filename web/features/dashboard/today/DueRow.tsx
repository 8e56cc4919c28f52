import { Flag, MessagesSquare, type LucideIcon } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { hueClass, phaseHue } from "../../../components/line/hue.js";
import { Icon } from "../../../components/Icon.js";
import { onKeys } from "../../../lib/keys.js";
import { useT } from "../../../lib/useT.js";
import { appointmentIcons } from "../../../plan/appointment/appointmentIcons.js";
import { DueJob } from "./DueJob.js";
import { DueRowFacts } from "./DueRowFacts.js";
import { DueRowActions, ElsewhereActs } from "./lazyParts.js";
import { RowMarkText } from "./RowMarkText.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, huntLabel, isLate, type KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";

interface DueRowProps {
  readonly row: KeptRow;
  readonly view: TodayView;
  /** The time of its appointment has come. */
  readonly hasCome: boolean;
  /** What is asked below the row. */
  readonly question: ReactNode;
}

/** A row of Today: when, the stop that ticks it off, the job, what to do, its buttons, and what is asked. */
export function DueRow({ row, view, hasCome, question }: DueRowProps) {
  const { texts, isOnline, isTouch } = view;
  const { item } = row;
  const { id } = item;
  const t = useT();
  const [name, hunt] = [texts.name(item), huntLabel(item.jobHunt)];
  const { isStep, isAppointment } = actionsOf(item);
  const isOn = view.isOn(id);
  const mark = view.rowChanges.marks.get(id);
  const isElsewhere = mark?.kind === "ELSEWHERE";
  const tabIndex = id === view.current ? 0 : -1;
  const select = (): void => view.select(id);
  const open = (): void => view.open(item);
  return (
    <li
      className={[
        "due-row",
        hueClass(phaseHue[item.jobHunt.currentPhase]),
        isOn && "is-on",
        isLate(item, texts.today) && "is-late",
        mark?.kind === "GOING" && "is-going",
        isElsewhere && "is-changed",
      ]
        .filter(Boolean)
        .join(" ")}
      onFocus={select}
      onPointerEnter={(event) => view.point(id, event)}
      onPointerMove={(event) => view.point(id, event)}
      onPointerLeave={view.leave}
    >
      <span className={item.startsAt !== null && row.group === "today" ? "due-when is-time" : "due-when"}>
        {texts.when(row)}
      </span>
      <button
        type="button"
        className={["due-tick", !isStep && "is-tile", isAppointment && "is-appointment"].filter(Boolean).join(" ")}
        data-card={id}
        tabIndex={tabIndex}
        aria-label={t(isStep ? messages.doneWhat : messages.openWhat, { step: name, hunt })}
        aria-keyshortcuts={isStep ? "d" : "Enter"}
        aria-disabled={isStep && !isOnline}
        title={isStep && !isOnline ? t(messages.offline) : undefined}
        onClick={isStep ? () => view.ticked.tick(row) : open}
        // Space ticks it off, as it does with every button; Enter opens it.
        onKeyDown={onKeys({ Enter: open })}
      >
        {!isStep && <Icon of={iconOf(item)} size={15} />}
      </button>
      {/* On a phone a press on the words shows the buttons; for keys and readers the menu button does. */}
      <span className="due-what" onClick={isTouch ? select : undefined}>
        <DueJob row={row} texts={texts} isLinked={isOn || !isTouch} tabIndex={tabIndex} />
        {mark === undefined || mark.kind === "GOING" ? (
          <DueRowFacts row={row} texts={texts} tabIndex={tabIndex} />
        ) : (
          <RowMarkText mark={mark} texts={texts} />
        )}
      </span>
      {isElsewhere && (
        <Suspense fallback={null}>
          <ElsewhereActs row={row} view={view} />
        </Suspense>
      )}
      {!isElsewhere && isOn && !question && (
        <Suspense fallback={null}>
          <DueRowActions row={row} view={view} name={name} hasCome={hasCome} />
        </Suspense>
      )}
      {!isElsewhere && !isOn && isTouch && (
        <button
          type="button"
          className="btn btn-text quiet-button due-menu"
          tabIndex={tabIndex}
          aria-label={t(messages.actionsOf, { step: name, hunt })}
          onClick={select}
        />
      )}
      {question && <div className="due-question">{question}</div>}
    </li>
  );
}

function iconOf({ kind, appointment }: KeptRow["item"]): LucideIcon {
  if (appointment !== null) return appointmentIcons[appointment.kind];
  return kind === "DEADLINE" ? Flag : MessagesSquare;
}
