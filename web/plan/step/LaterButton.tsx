import { Button } from "../../components/controls/Button.js";
import { Menu } from "../../components/controls/Menu.js";
import { AlarmClock } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useT } from "../../lib/useT.js";
import type { Day } from "../../lib/days.js";
import { laterDays } from "./laterDays.js";
import { laterMessages as messages } from "./laterMessages.js";
import { useDayTexts } from "./useDayTexts.js";
import type { StepChanges, StepOutcome, StepTarget } from "./useStepChanges.js";
import { useToday } from "./useToday.js";
import { useWeekend } from "./useWeekend.js";
import "./day.css";

const { Component: DayDialog } = lazyComponent(async () => (await import("./DayDialog.js")).DayDialog);

interface LaterButtonProps {
  readonly target: StepTarget;
  /** The name of the step, for the accessible name of the button. */
  readonly name: string;
  /** The day of the step, from which later days count; null: it has none. */
  readonly dueOn: Day | null;
  /** What a change of the day does; an entry of the menu that has none is not offered. */
  readonly changes: Pick<StepChanges, "moveTo"> & Partial<Pick<StepChanges, "removeDay" | "followRule" | "act">>;
  /** The word on the button; absent: Later. */
  readonly label?: string;
  /** False: it has no icon. */
  readonly hasIcon?: boolean;
  readonly tabIndex?: number;
  /** Controls the menu from outside, e.g. by a key; absent: the button alone does. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Called when the answer to a change is there. */
  readonly onMoved?: (outcome: StepOutcome) => void;
  /** Offers a pause when given. */
  readonly onPause?: () => void;
  /** Offers the day of the rule again: the day was set by hand. */
  readonly isSetByPerson?: boolean;
  readonly isDisabled?: boolean;
  readonly size?: "small" | "middle";
  /** The tooltip of the button, e.g. why it is disabled. */
  readonly hint?: string | undefined;
}

/** Moves a step to a later day: a button with a menu of days, whose keys are 1, 3, M and P. */
export function LaterButton(props: LaterButtonProps) {
  const { target, changes, onMoved, onPause, onOpenChange, hasIcon = true } = props;
  const { removeDay, followRule, act } = changes;
  const t = useT();
  const today = useToday();
  const weekend = useWeekend();
  const days = useDayTexts();
  const [isOpen, setOpen] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const open = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const run = (change: Promise<StepOutcome>): void => {
    open(false);
    void change.then((outcome) => onMoved?.(outcome));
  };
  const pick = (): void => {
    open(false);
    setPicking(true);
  };
  const offered = laterDays(today, props.dueOn, weekend);
  const isShown = props.isOpen ?? isOpen;
  // Where the menu is opened from outside, that key is the command.
  useScreenCommand(
    { id: "later", label: t(messages.laterWhat, { name: props.name }), icon: AlarmClock, run: () => open(true) },
    props.isOpen === undefined && props.isDisabled !== true,
  );
  const items = [
    {
      key: "days",
      type: "group" as const,
      label: t(messages.moveTo),
      children: offered.map(({ key, label, day }) => ({
        key,
        letter: key,
        label: <Entry label={t(label)} detail={days.date(day)} />,
        onClick: () => run(changes.moveTo(target, day)),
      })),
    },
    { key: "line", type: "divider" as const },
    { key: "pick", letter: "p", label: t(messages.pickDate), onClick: pick },
    ...(removeDay ? [{ key: "none", label: t(messages.noDate), onClick: () => run(removeDay(target)) }] : []),
    ...(followRule && props.isSetByPerson === true
      ? [{ key: "rule", label: t(messages.followRule), onClick: () => run(followRule(target)) }]
      : []),
    ...(act ? [{ key: "skip", label: t(messages.skip), onClick: () => run(act(target, "SKIP")) }] : []),
    ...(onPause === undefined ? [] : [{ key: "pause", label: t(messages.pause), onClick: onPause }]),
  ];
  return (
    <>
      <Menu
        items={items}
        className="later-menu"
        isOpen={isShown}
        onOpenChange={open}
        isDisabled={props.isDisabled ?? false}
      >
        <Button
          size={props.size ?? "small"}
          icon={hasIcon && <Icon of={AlarmClock} size={15} />}
          tabIndex={props.tabIndex}
          aria-haspopup="menu"
          aria-label={t(messages.laterWhat, { name: props.name })}
          title={props.hint}
          disabled={props.isDisabled ?? false}
        >
          {props.label ?? t(messages.later)}
        </Button>
      </Menu>
      {isPicking && (
        <Suspense fallback={null}>
          <DayDialog
            title={props.name}
            action={t(messages.move)}
            initial=""
            min={today}
            onDay={(day) => run(changes.moveTo(target, day))}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Entry({ label, detail }: { readonly label: string; readonly detail: string }) {
  return (
    <span className="later-entry">
      {label}
      <i>{detail}</i>
    </span>
  );
}
