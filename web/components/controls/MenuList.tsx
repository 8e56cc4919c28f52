import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from "react";
import { onKeys, type KeyAction } from "../../lib/keys.js";
import { useFloat } from "../useFloat.js";
import type { MenuCommand, MenuEntry } from "./Menu.js";

interface MenuListProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly items: readonly MenuEntry[];
  readonly className: string | undefined;
  readonly onClose: () => void;
  readonly onRun: (command: MenuCommand) => void;
}

/** The open list of a menu, at its button and in front of everything. */
export function MenuList({ anchor, items, className, onClose, onRun }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFloat(anchor, list, "end");
  useEffect(() => commandsIn(list.current)[0]?.focus({ preventScroll: true }), []);
  const closeOutside = useEffectEvent(({ target }: PointerEvent): void => {
    const isInside = target instanceof Node && [list, anchor].some(({ current }) => current?.contains(target));
    if (!isInside) onClose();
  });
  useEffect(() => {
    const listen = (event: PointerEvent): void => closeOutside(event);
    document.addEventListener("pointerdown", listen, true);
    return () => document.removeEventListener("pointerdown", listen, true);
  }, []);
  const move: KeyAction<KeyboardEvent> = (_event, key) => {
    const commands = commandsIn(list.current);
    const at = commands.findIndex((command) => command === document.activeElement);
    const next = nextPlace(key, at, commands.length);
    if (key === "Escape" || key === "Tab") {
      anchor.current?.focus();
      onClose();
      // Tab goes on from the button.
      if (key === "Tab") return false;
    } else if (next !== undefined) commands[next]?.focus();
    else return false;
  };
  return (
    <div
      ref={list}
      role="menu"
      popover="manual"
      className={["menu", className].filter(Boolean).join(" ")}
      // The keys of a menu are no commands of the screen.
      onKeyDown={(event) => onKeys(move, { keepsAll: true })(event)}
      onClick={(event) => event.stopPropagation()}
    >
      {items.map((item) => (
        <Entry key={item.key} item={item} onRun={onRun} />
      ))}
    </div>
  );
}

interface EntryProps {
  readonly item: MenuEntry;
  readonly onRun: (command: MenuCommand) => void;
}

function Entry({ item, onRun }: EntryProps) {
  if (!("type" in item)) {
    return (
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="menu-item"
        aria-keyshortcuts={item.letter}
        onClick={() => onRun(item)}
      >
        {item.icon}
        {item.label}
        {item.letter !== undefined && <kbd aria-hidden>{item.letter.toUpperCase()}</kbd>}
      </button>
    );
  }
  if (item.type === "divider") return <hr />;
  return (
    <div role="group" aria-label={item.label} className={item.className}>
      <p className="menu-title" aria-hidden>
        {item.label}
      </p>
      {item.children?.map((child) => (
        <Entry key={child.key} item={child} onRun={onRun} />
      ))}
    </div>
  );
}

/** Returns the place that a key moves the focus to; undefined when it moves nothing. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at <= 0 ? count - 1 : at - 1;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

function commandsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
