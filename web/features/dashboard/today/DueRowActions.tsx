import { Button } from "../../../components/controls/Button.js";
import { ArrowRight, CalendarClock, Check, CircleSlash, MessageSquareReply } from "lucide-react";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { preloadAppointmentDialog } from "../../../plan/appointment/loadAppointmentDialog.js";
import { LaterButton } from "../../../plan/step/LaterButton.js";
import { signMessages } from "../../../plan/sign/signMessages.js";
import { actionMessages } from "./actionMessages.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, type KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";

interface DueRowActionsProps {
  readonly row: KeptRow;
  readonly view: TodayView;
  /** What the row is about. */
  readonly name: string;
  /** The time of its appointment has come. */
  readonly hasCome: boolean;
}

/** The buttons of a row of Today, while it is pointed at, focused or selected. */
export function DueRowActions({ row, view, name, hasCome }: DueRowActionsProps) {
  const { item, group } = row;
  const { isOnline, rowChanges } = view;
  const t = useT();
  const { isStep, isAppointment, canAnswer, canGiveUp } = actionsOf(item);
  const size = view.isTouch ? "middle" : "small";
  const hint = isOnline ? undefined : t(messages.offline);
  return (
    <span className="due-acts">
      {isStep && (
        <Button
          size={size}
          type="primary"
          icon={<Icon of={Check} size={15} />}
          disabled={!isOnline}
          title={hint}
          onClick={() => view.ticked.tick(row)}
        >
          {t(messages.done)}
        </Button>
      )}
      {isStep && item.step !== null && (
        <LaterButton
          target={{ jobHuntId: item.jobHunt.id, step: item.step, version: item.jobHunt.version }}
          name={name}
          dueOn={item.dueOn}
          changes={rowChanges.changes}
          size={size}
          hint={hint}
          isDisabled={!isOnline}
          isOpen={item.id === view.menu}
          onOpenChange={(isOpen) => view.openMenu(item.id, isOpen)}
          onMoved={(outcome) => view.moved(row, outcome)}
          onPause={() => view.ask("PAUSE", item)}
        />
      )}
      {isAppointment && hasCome && (
        <Button
          size={size}
          type="primary"
          icon={<Icon of={Check} size={15} />}
          disabled={!isOnline}
          title={hint}
          onClick={() => view.askOutcome(item.id)}
        >
          {t(group === "today" ? messages.done : actionMessages.howDidItGo)}
        </Button>
      )}
      {canAnswer && (
        <Button size={size} icon={<Icon of={MessageSquareReply} size={15} />} onClick={() => view.ask("ANSWER", item)}>
          {t(signMessages.open)}
        </Button>
      )}
      <Button
        size={size}
        type={isStep || canAnswer || (isAppointment && hasCome) ? "text" : "default"}
        icon={<Icon of={ArrowRight} size={15} />}
        onClick={() => view.open(item)}
      >
        {t(messages.open)}
      </Button>
      {isAppointment && (
        <Button
          size={size}
          type="text"
          icon={<Icon of={CalendarClock} size={15} />}
          aria-haspopup="dialog"
          disabled={!isOnline}
          title={hint}
          onPointerEnter={preloadAppointmentDialog}
          onClick={() => view.ask("CHANGE", item)}
        >
          {t(actionMessages.change)}
        </Button>
      )}
      {canGiveUp && (
        <Button size={size} type="text" icon={<Icon of={CircleSlash} size={15} />} onClick={() => view.giveUp(item)}>
          {t(actionMessages.giveUp)}
        </Button>
      )}
    </span>
  );
}
