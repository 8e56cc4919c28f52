import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { dismiss, notify, notifyProblem, useNotices, type Notice } from "../lib/notify.js";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";
import "./toast.css";

/** The lifetime of a toast in milliseconds; it pauses while the pointer or the focus is on the toast. */
const LIFE_MS = 6000;

/** Shows the toasts of `notify`, announces them politely, and offers Undo where there is one. */
export function UndoToasts() {
  const notices = useNotices();
  return (
    <div className="toasts" role="status" aria-live="polite">
      {notices.map((notice) => (
        <UndoToast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function UndoToast({ notice }: { notice: Notice }) {
  const t = useT();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || notice.action) return undefined;
    const timer = setTimeout(() => dismiss(notice.id), LIFE_MS);
    return () => clearTimeout(timer);
  }, [isHeld, notice.id, notice.action]);
  const undo = async (): Promise<void> => {
    dismiss(notice.id);
    try {
      await notice.undo?.();
      notify(t(messages.undone));
    } catch {
      notifyProblem(t(messages.notUndone));
    }
  };
  return (
    <div
      className={`toast is-${notice.tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{notice.text}</span>
      {notice.undo && (
        <button type="button" className="toast-undo" onClick={() => void undo()}>
          {t(messages.undo)}
        </button>
      )}
      {notice.action && (
        <button type="button" className="toast-undo" onClick={() => answer(notice)}>
          {notice.action.label}
        </button>
      )}
      <button type="button" className="toast-close" aria-label={t(messages.dismiss)} onClick={() => dismiss(notice.id)}>
        <Icon of={X} size={14} />
      </button>
    </div>
  );
}

function answer({ id, action }: Notice): void {
  dismiss(id);
  action?.run();
}
