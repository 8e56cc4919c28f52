import { Button } from "antd";
import { ArrowRight, Check, CircleSlash, MessageSquareReply } from "lucide-react";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { LaterButton } from "../../../plan/step/LaterButton.js";
import { signMessages } from "../../../plan/sign/signMessages.js";
import type { StepChanges, StepOutcome } from "../../../plan/step/useStepChanges.js";
import { todayMessages as messages } from "./todayMessages.js";
import { actionsOf, titleOf, type TodayItem } from "./todayRows.js";

/** What the buttons of a row do. */
export interface RowHandlers {
  readonly onDone: () => void;
  readonly onMoved: (outcome: StepOutcome) => void;
  readonly onOpen: () => void;
  readonly onGiveUp: () => void;
  readonly onAnswer: () => void;
  readonly onPause: () => void;
}

interface DueRowActionsProps extends RowHandlers {
  readonly item: TodayItem;
  readonly changes: StepChanges;
  readonly isOnline: boolean;
  /** The buttons are large enough for a finger. */
  readonly isLarge: boolean;
  readonly isMenuOpen: boolean;
  readonly onMenu: (isOpen: boolean) => void;
}

/** The buttons of a row of Today, while it is pointed at, focused or selected. */
export function DueRowActions(props: DueRowActionsProps) {
  const { item, changes, isOnline } = props;
  const t = useT();
  const { isStep, canAnswer, canGiveUp } = actionsOf(item);
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
          name={t(titleOf(item))}
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
      {canAnswer && (
        <Button size={size} icon={<Icon of={MessageSquareReply} size={15} />} onClick={props.onAnswer}>
          {t(signMessages.open)}
        </Button>
      )}
      <Button
        size={size}
        type={isStep || canAnswer ? "text" : "default"}
        icon={<Icon of={ArrowRight} size={15} />}
        onClick={props.onOpen}
      >
        {t(messages.open)}
      </Button>
      {canGiveUp && (
        <Button size={size} type="text" icon={<Icon of={CircleSlash} size={15} />} onClick={props.onGiveUp}>
          {t(messages.giveUp)}
        </Button>
      )}
    </span>
  );
}
