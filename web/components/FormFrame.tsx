import type { KeyboardEvent, ReactNode } from "react";
import { onKeys } from "../lib/keys.js";

/** Binds the keys of a form: Control or Command with Enter saves, Escape leaves unless it closes an open list first. */
export function FormFrame({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return <div onKeyDown={formKeys(onBack)}>{children}</div>;
}

/** Returns what the keys of a form do. */
export function formKeys(onBack: () => void): (event: KeyboardEvent) => void {
  return onKeys<KeyboardEvent>({
    "Mod+Enter": ({ target }) => {
      if (target instanceof HTMLElement) target.closest("form")?.requestSubmit();
    },
    Escape: ({ target }) => {
      if (!(target instanceof HTMLElement) || target.getAttribute("aria-expanded") === "true") return false;
      onBack();
    },
  });
}
