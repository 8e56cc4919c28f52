import {
  cloneElement,
  Suspense,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { useKeys } from "../../lib/keys.js";
import { lazyComponent } from "../../lib/lazyComponent.js";

const list = lazyComponent(async () => (await import("./MenuList.js")).MenuList);

/** Loads what a menu shows before the first one is opened. */
export const preloadMenu = list.preload;

/** A command of a menu. */
export interface MenuCommand {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** The key that runs it while the menu is open: a small letter or a digit, unlike those of the other commands. */
  readonly letter?: string;
  readonly onClick: () => void;
}

/** What a menu shows: a command, a titled group of commands, or a line. */
export type MenuEntry =
  | MenuCommand
  | {
      readonly key: string;
      readonly type: "group";
      readonly label: string;
      readonly className?: string;
      readonly children?: readonly MenuCommand[];
    }
  | { readonly key: string; readonly type: "divider" };

interface TriggerProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly "aria-expanded"?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

interface MenuProps {
  readonly items: readonly MenuEntry[];
  /** The button that opens and closes it. */
  readonly children: ReactElement<TriggerProps>;
  readonly isDisabled?: boolean;
  readonly className?: string;
  /** Controls it from outside; absent: the button alone does. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A button with a menu. The menu takes the focus when it opens, and its button has it again before a command runs, and
 * after Escape; arrows, Home and End move in it, and a command with a letter is run by it.
 */
export function Menu({ items, children, isDisabled = false, className, isOpen: given, onOpenChange }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const isOpen = (given ?? own) && !isDisabled;
  const change = (next: boolean): void => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const run = (command: MenuCommand): void => {
    // Before the command: it may move the focus on.
    trigger.current?.focus();
    change(false);
    command.onClick();
  };
  // Here, because the second of two quick keys can come before the list is there.
  useKeys(
    ({ repeat }, key) => {
      const command = commandsOf(items).find(({ letter }) => letter === key.toLowerCase());
      if (command === undefined || repeat) return false;
      run(command);
    },
    { isOn: isOpen, isFirst: true },
  );
  return (
    <>
      {cloneElement(children, {
        ref: trigger,
        "aria-expanded": isOpen,
        onClick: () => !isDisabled && change(!isOpen),
      })}
      {isOpen && (
        <Suspense fallback={null}>
          <list.Component
            anchor={trigger}
            items={items}
            className={className}
            onClose={() => change(false)}
            onRun={run}
          />
        </Suspense>
      )}
    </>
  );
}

function commandsOf(items: readonly MenuEntry[]): readonly MenuCommand[] {
  return items.flatMap((item) => {
    if (!("type" in item)) return [item];
    return item.type === "group" ? (item.children ?? []) : [];
  });
}
