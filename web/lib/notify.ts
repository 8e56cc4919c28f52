import { useSyncExternalStore } from "react";

/** Something else than Undo that a message offers; such a message stays until it is answered. */
interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short message that leaves by itself; with `undo` it offers to take the change back. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: "done" | "problem";
  readonly undo: (() => Promise<unknown> | void) | undefined;
  readonly action: NoticeAction | undefined;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows and announces a message; `undo` is called at most once. */
export function notify(
  text: string,
  options: { undo?: (() => Promise<unknown> | void) | undefined; action?: NoticeAction } = {},
): void {
  add({ id: ++lastId, text, tone: "done", undo: options.undo, action: options.action });
}

/** Shows and announces that something did not work; the message says what to do next. */
export function notifyProblem(text: string): void {
  add({ id: ++lastId, text, tone: "problem", undo: undefined, action: undefined });
}

/** Takes a message away. */
export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
  tellListeners();
}

/** Follows the messages on show, oldest first. */
export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}

function add(notice: Notice): void {
  // Three at once are enough; an older one has been read or will not be.
  notices = [...notices, notice].slice(-3);
  tellListeners();
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
