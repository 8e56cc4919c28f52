import type { KeyboardEvent, ReactNode } from "react";

/** Binds the keys of a form: Control or Command with Enter saves, Escape leaves unless it closes an open list first. */
export function FormFrame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      target.closest("form")?.requestSubmit();
    }
    if (event.key === "Escape" && target.getAttribute("aria-expanded") !== "true") {
      event.preventDefault();
      onBack();
    }
  };
  return <div onKeyDown={onKeyDown}>{children}</div>;
}
