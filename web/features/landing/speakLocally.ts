import { chooseLocale, locales } from "../../locales/locales.js";

interface Text {
  readonly id: string;
  readonly defaultMessage: string;
}

/**
 * Puts the landing into the language of the browser and gives its translator; without a catalogue it speaks the source
 * language, which the page is written in.
 */
export async function speakLocally(): Promise<(text: Text) => string> {
  const locale = chooseLocale(rememberedLanguage(), navigator.languages);
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

function rememberedLanguage(): string | undefined {
  try {
    return localStorage.getItem("language") ?? undefined;
  } catch {
    return undefined; // storage may be blocked altogether
  }
}
