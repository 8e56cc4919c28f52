import { browserLanguages } from "../../lib/environment/languages.js";
import { readStored } from "../../lib/environment/readStored.js";
import { chooseLocale, locales } from "../../locales/locales.js";

interface Text {
  readonly id: string;
  readonly defaultMessage: string;
}

/**
 * Translates the landing page into the language of the browser and returns its translator; without a catalogue the page
 * keeps the source language.
 */
export async function speakLocally(): Promise<(text: Text) => string> {
  const locale = chooseLocale(readStored("language") ?? undefined, browserLanguages());
  const entry = locales[locale];
  const texts = (await entry?.loadLanding().catch(() => undefined))?.texts;
  if (!entry || !texts) return (text) => text.defaultMessage;
  document.documentElement.lang = locale;
  document.documentElement.dir = entry.direction;
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-text]")) {
    const words = texts[element.dataset.text ?? ""];
    if (words !== undefined) element.textContent = words;
  }
  return ({ id, defaultMessage }) => texts[id] ?? defaultMessage;
}
