import type { LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent } from "react";

/** A command that what is on the screen offers to search and commands. */
export interface ScreenCommand {
  /** The same for every component that offers the same; the newest one runs. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

let offered: readonly ScreenCommand[] = [];

/** Offers a command while the component is mounted and `isOn`. */
export function useScreenCommand(command: ScreenCommand, isOn = true): void {
  const { id, label, icon } = command;
  const run = useEffectEvent(command.run);
  useEffect(() => {
    if (!isOn) return undefined;
    const own: ScreenCommand = { id, label, icon, run: () => run() };
    offered = [...offered, own];
    return () => {
      offered = offered.filter((other) => other !== own);
    };
  }, [id, label, icon, isOn]);
}

/** Returns the commands of the screen, each id once. */
export function screenCommands(): readonly ScreenCommand[] {
  return [...new Map(offered.map((command) => [command.id, command])).values()];
}
