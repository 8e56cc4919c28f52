import { tabStorage } from "./environment/storage.js";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedInto = new Set<Field>();

/** Notes the fields that are typed into; returns the function that ends it. */
export function followTyping(): () => void {
  const note = ({ target }: Event): void => {
    for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
    if (isField(target)) typedInto.add(target);
  };
  document.addEventListener("input", note, true);
  return () => document.removeEventListener("input", note, true);
}

/** Returns whether a field on the page holds something that was typed there and that no draft of this tab keeps. */
export function hasUnkeptText(): boolean {
  const typed = [...typedInto]
    .filter(({ isConnected, value }) => isConnected && value !== "")
    .map(({ value }) => value);
  return typed.length > 0 && !areKept(typed);
}

function areKept(texts: readonly string[]): boolean {
  const drafts = tabStorage
    .keys()
    .filter((key) => key.startsWith("draft:"))
    .map((key) => tabStorage.read(key))
    .join();
  // As a part of a draft: a screen may keep a text that it has tidied up.
  return texts.every((text) => drafts.includes(JSON.stringify(text).slice(1, -1)));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
}
