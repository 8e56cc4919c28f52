import { Button } from "../../../components/controls/Button.js";
import { ArrowRight, CalendarClock, Check, CircleSlash, MessageSquareReply } from "lucide-react";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { preloadAppointmentDialog } from "../../../plan/appointment/loadAppointmentDialog.js";
import { LaterButton } from "../../../plan/step/LaterButton.js";
import { signMessages } from "../../../plan/sign/signMessages.js";
import type { StepChanges, StepOutcome } from "../../../plan/step/useStepChanges.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, type GroupName, type TodayItem } from "./todayRows.js";

/** What the buttons of a row do. */
export interface RowHandlers {
  readonly onDone: () => void;
  readonly onMoved: (outcome: StepOutcome) => void;
  readonly onOpen: () => void;
  readonly onGiveUp: () => void;
  readonly onAnswer: () => void;
  readonly onPause: () => void;
  /** Asks how the appointment went. */
  readonly onAskOutcome: () => void;
  readonly onChange: () => void;
}

interface DueRowActionsProps extends RowHandlers {
  readonly item: TodayItem;
  readonly group: GroupName;
  /** What the row is about. */
  readonly name: string;
  /** The time of its appointment has come. */
  readonly hasCome: boolean;
  readonly changes: StepChanges;
  readonly isOnline: boolean;
  /** The buttons are large enough for a finger. */
  readonly isLarge: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
}

/** The buttons of a row of Today, while it is pointed at, focused or selected. */
export function DueRowActions(props: DueRowActionsProps) {
  const { item, name, changes, isOnline, hasCome } = props;
  const t = useT();
  const { isStep, isAppointment, canAnswer, canGiveUp } = actionsOf(item);
  const size = props.isLarge ? "middle" : "small";
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
          onClick={props.onDone}
        >
          {t(messages.done)}
        </Button>
      )}
      {isStep && item.step !== null && (
        <LaterButton
          target={{ jobHuntId: item.jobHunt.id, step: item.step, version: item.jobHunt.version }}
          name={name}
          dueOn={item.dueOn}
          changes={changes}
          size={size}
          hint={hint}
          isDisabled={!isOnline}
          isOpen={props.isMenuOpen}
          onOpenChange={props.onMenu}
          onMoved={props.onMoved}
          onPause={props.onPause}
        />
      )}
      {isAppointment && hasCome && (
        <Button
          size={size}
          type="primary"
          icon={<Icon of={Check} size={15} />}
          disabled={!isOnline}
          title={hint}
          onClick={props.onAskOutcome}
        >
          {t(props.group === "today" ? messages.done : messages.howDidItGo)}
        </Button>
      )}
      {canAnswer && (
        <Button size={size} icon={<Icon of={MessageSquareReply} size={15} />} onClick={props.onAnswer}>
          {t(signMessages.open)}
        </Button>
      )}
      <Button
        size={size}
        type={isStep || canAnswer || (isAppointment && hasCome) ? "text" : "default"}
        icon={<Icon of={ArrowRight} size={15} />}
        onClick={props.onOpen}
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
          onClick={props.onChange}
        >
          {t(messages.change)}
        </Button>
      )}
      {canGiveUp && (
        <Button size={size} type="text" icon={<Icon of={CircleSlash} size={15} />} onClick={props.onGiveUp}>
          {t(messages.giveUp)}
        </Button>
      )}
    </span>
  );
}
