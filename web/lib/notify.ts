import { createStore, useStore } from "./createStore.js";

/** An action of a toast other than Undo; such a toast stays until it is answered. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** A toast that disappears after a while; with `undo` it offers to undo the change. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: "done" | "problem";
  readonly undo: (() => Promise<unknown> | void) | undefined;
  readonly action: NoticeAction | undefined;
}

const notices = createStore<readonly Notice[]>([]);
let lastId = 0;

/** Shows and announces a toast; `undo` is called at most once. */
export function notify(
  text: string,
  options: { undo?: (() => Promise<unknown> | void) | undefined; action?: NoticeAction | undefined } = {},
): void {
  add({ id: ++lastId, text, tone: "done", undo: options.undo, action: options.action });
}

/** Shows and announces that an action failed; the text explains the next step. */
export function notifyProblem(text: string): void {
  add({ id: ++lastId, text, tone: "problem", undo: undefined, action: undefined });
}

/** Removes a toast. */
export function dismiss(id: number): void {
  notices.set(notices.read().filter((notice) => notice.id !== id));
}

/** Returns the visible toasts, oldest first. */
export function useNotices(): readonly Notice[] {
  return useStore(notices);
}

/** Returns whether a toast on the page offers to undo something. */
export function hasUndo(): boolean {
  return notices.read().some(({ undo }) => undo !== undefined);
}

function add(notice: Notice): void {
  // At most three are shown at once; an older one has been read by then.
  notices.set([...notices.read(), notice].slice(-3));
}
