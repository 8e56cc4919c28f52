import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type RefObject } from "react";
import { useKeys } from "../../lib/keys.js";
import { useFloat } from "../useFloat.js";

/** The time the pointer rests before it is shown, and the time to reach it from its anchor, in milliseconds. */
const SHOW_MS = 150;
const HIDE_MS = 100;

interface AnchorProps {
  readonly ref?: RefObject<HTMLElement | null>;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-label"?: string | undefined;
}

interface TooltipProps {
  /** Absent or empty: there is no tooltip. */
  readonly title: string | undefined;
  /** The element it describes. */
  readonly children: ReactElement<AnchorProps>;
}

/** A short text that is shown while the pointer is on an element, or the keyboard's focus; Escape hides it. */
export function Tooltip({ title, children }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const change = (next: boolean, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Escape also does what else it does.
  const hide = (): false => {
    setShown(false);
    return false;
  };
  useKeys({ Escape: hide }, { isOn: isShown, isFirst: true });
  if (!title) return children;
  // What the label says is not read twice.
  const isNew = children.props["aria-label"] !== title;
  return (
    <span
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && change(true, SHOW_MS)}
      onPointerLeave={() => change(false, HIDE_MS)}
      onPointerDown={() => change(false, 0)}
      onFocus={({ target }) => target.matches(":focus-visible") && change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {cloneElement(children, { ref: anchor, ...(isShown && isNew && { "aria-describedby": id }) })}
      {isShown && <Bubble anchor={anchor} id={id} text={title} />}
    </span>
  );
}

interface BubbleProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly text: string;
}

function Bubble({ anchor, id, text }: BubbleProps) {
  const element = useRef<HTMLSpanElement>(null);
  useFloat(anchor, element);
  return (
    <span ref={element} id={id} role="tooltip" popover="manual" className="tooltip">
      {text}
    </span>
  );
}
