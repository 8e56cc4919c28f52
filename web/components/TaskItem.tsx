import { createContext, useContext, type ComponentProps } from "react";
import type { ExtraProps } from "react-markdown";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** Hears of a tick: where in the text the task begins, and whether it is done now. */
export type OnTick = (at: number, isDone: boolean) => void;

type Node = NonNullable<ExtraProps["node"]>;

/** What hears of the ticks of a text; undefined where it is only read. */
export const TickContext = createContext<OnTick | undefined>(undefined);

const TaskContext = createContext<{ readonly at: number; readonly name: string } | null>(null);

/** Lays out an item of a list; one with a check box has no bullet beside it. */
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

/** The check box of a task, which can be ticked where somebody hears of it. */
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
      aria-label={task.name || t(messages.task)}
      onChange={() => onTick?.(task.at, checked !== true)}
    />
  );
}

/** The words of a task, without those of the tasks below it. */
function wordsOf(node: Node | Node["children"][number]): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const own = node.children.filter((child) => child.type !== "element" || !/^[uo]l$/.test(child.tagName));
  return own.map(wordsOf).join("");
}
