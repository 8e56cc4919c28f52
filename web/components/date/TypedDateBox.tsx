import { CalendarDays } from "lucide-react";
import { Suspense, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import type { Day } from "../../lib/days.js";
import { onKeys } from "../../lib/keys.js";
import { optionalComponent } from "../../lib/lazyComponent.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { Input } from "../controls/Input.js";
import { Icon } from "../Icon.js";
import { dateMessages as messages } from "./dateMessages.js";
import type { DatePanelProps } from "./DatePanel.js";
import { dayBelow } from "./dayBelow.js";
import { useDayFault } from "./useDayFault.js";
import { useTypedDay, type TypedDayOptions } from "./useTypedDay.js";
import { WhichDay } from "./WhichDay.js";
import "./date.css";

const DatePanel = optionalComponent<DatePanelProps>(async () => (await import("./DatePanel.js")).DatePanel);

export interface DateBoxProps extends TypedDayOptions {
  readonly id: string;
  readonly autoFocus?: boolean;
  /** It cannot be left empty. */
  readonly isRequired?: boolean;
  /** A text that names no day is as good: adverts say `as soon as possible`. */
  readonly isFree?: boolean;
  /** Below the field, in place of the distance from today. */
  readonly hint?: string | undefined;
  /** What is wrong with the day, in place of the hint; undefined: nothing. */
  readonly problem?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
}

/**
 * A day, typed in words or figures or chosen in a calendar. It calls `onChange` with the day once the text names one, and
 * with the text as it stands while it names none or two.
 */
export function TypedDateBox(props: DateBoxProps) {
  const { id, min, max, autoFocus, isRequired = false, isFree = false, hint, problem } = props;
  const t = useT();
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useMediaQuery(screens.touch);
  const [open, setOpen] = useState<"TYPING" | "GRID" | null>(null);
  const [isLeft, setLeft] = useState(true);
  const typed = useTypedDay(props);
  const { day, readings, isTyped, text } = typed;
  const fault = useDayFault(typed, { min, max, isFree });
  useEffect(() => input.current?.setCustomValidity(fault ?? ""), [fault]);

  const close = (): void => {
    setOpen(null);
    document.getElementById(id)?.focus();
  };
  const choose = (chosen: Day): void => {
    typed.choose(chosen);
    close();
  };
  const leave = (event: FocusEvent): void => {
    if (!document.hasFocus() || event.currentTarget.contains(event.relatedTarget)) return;
    typed.commit();
    setOpen(null);
    setLeft(true);
  };
  const onKeyDown = onKeys<KeyboardEvent>({
    "Alt+ArrowDown": () => setOpen("GRID"),
    ArrowDown: () => (open === null ? false : setOpen("GRID")),
    Escape: (event) => {
      if (open === null) return false;
      event.stopPropagation();
      close();
    },
    Enter: () => {
      if (open === null && !isTyped) return false;
      setLeft(true);
      if (readings.length === 2) return;
      typed.commit();
      setOpen(null);
    },
    Tab: () => {
      // The chips with both days come next.
      if (readings.length < 2) {
        typed.commit();
        setOpen(null);
      }
      return false;
    },
  });
  const isOpen = open !== null;
  const below = problem ?? dayBelow(typed, { fault, hint, isFree, isLeft, kept: t(messages.kept) });
  const describedBy = [props["aria-describedby"], below !== undefined && `${id}-below`].filter(Boolean).join(" ");
  const isWarned = (day === null && text !== "") || !typed.isWithinLimits;
  const lineClass = isWarned ? "date-warning" : "field-hint";
  return (
    <div ref={box} className="date-box" onBlur={leave} onFocus={() => setLeft(false)}>
      <Input
        ref={input}
        id={id}
        role="combobox"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        autoFocus={autoFocus}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={describedBy || undefined}
        aria-invalid={problem === undefined ? undefined : true}
        value={text}
        onClick={() => {
          // On touch screens the keyboard has the place of the panel, which the button opens.
          if (!isTouch && !isOpen) setOpen("TYPING");
        }}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        suffix={
          <button
            type="button"
            className="date-open"
            tabIndex={-1}
            aria-label={t(messages.open)}
            aria-expanded={isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(isOpen ? null : "GRID")}
          >
            <Icon of={CalendarDays} />
          </button>
        }
      />
      {isOpen && (
        <Suspense>
          <DatePanel
            id={panelId}
            anchor={box}
            typed={typed}
            fault={fault}
            min={min}
            max={max}
            isRequired={isRequired}
            isSheet={isTouch}
            takesFocus={open === "GRID"}
            onChoose={choose}
            onClose={close}
          />
        </Suspense>
      )}
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={problem === undefined ? lineClass : "field-problem"}
          role={problem === undefined ? "status" : "alert"}
        >
          {below}
        </p>
      )}
      {!isOpen && readings.length > 0 && (isLeft || readings.length === 2) && (
        <WhichDay readings={readings} onChoose={choose} />
      )}
    </div>
  );
}
