import { createContext, useContext, type ComponentProps } from "react";
import type { ExtraProps } from "react-markdown";
import { useT } from "../lib/useT.js";
import { listMessages } from "./listMessages.js";

/** Called on a tick with the offset in the text where the task begins, and whether it is now done. */
export type OnTick = (at: number, isDone: boolean) => void;

type Node = NonNullable<ExtraProps["node"]>;

/** Carries the handler of ticks; undefined where tasks are read-only. */
export const TickContext = createContext<OnTick | undefined>(undefined);

const TaskContext = createContext<{ readonly at: number; readonly name: string } | null>(null);

/** Renders a list item; one with a check box has no bullet. */
export function ListItem({ node, className, children }: ComponentProps<"li"> & ExtraProps) {
  const at = node?.position?.start.offset;
  if (node === undefined || at === undefined || className?.includes("task-list-item") !== true)
    return <li>{children}</li>;
  return (
    <TaskContext value={{ at, name: wordsOf(node).trim() }}>
      <li className="task">{children}</li>
    </TaskContext>
  );
}

/** The check box of a task, enabled where ticks are handled. */
export function TaskBox({ checked }: ComponentProps<"input">) {
  const t = useT();
  const task = useContext(TaskContext);
  const onTick = useContext(TickContext);
  if (task === null) return null;
  return (
    <input
      type="checkbox"
      className="task-box"
      checked={checked === true}
      disabled={onTick === undefined}
      aria-label={task.name || t(listMessages.task)}
      onChange={() => onTick?.(task.at, checked !== true)}
    />
  );
}

/** Returns the text of a task, without that of the tasks nested in it. */
function wordsOf(node: Node | Node["children"][number]): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const own = node.children.filter((child) => child.type !== "element" || !/^[uo]l$/.test(child.tagName));
  return own.map(wordsOf).join("");
}
