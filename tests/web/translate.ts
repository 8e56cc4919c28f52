import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { createIntl, IntlProvider, type MessageDescriptor } from "react-intl";
import type { Translate } from "../../web/lib/useT.js";

/** Puts a component into a language: English from the source, any other from its catalogue. */
export function speaking(locale: "ar" | "de" | "en" | "es" | "fr"): (children: ReactNode) => ReactNode {
  const messages = locale === "en" ? {} : catalogue(locale);
  return (children) => createElement(IntlProvider, { locale, messages, onError: () => undefined }, children);
}

/** Names a message and what fills its places, where the words themselves do not matter. */
export const named: Translate = (message: MessageDescriptor, values = {}) =>
  [message.id, ...Object.entries(values).map(([name, value]) => `${name}=${String(value)}`)].join(" ");

const english = createIntl({ locale: "en", onError: () => undefined });

/** Writes a message in English, from the source. */
export const translated: Translate = (message, values = {}) => english.formatMessage(message, values);

/** Returns the texts of a language by their ids. */
export function catalogue(locale: string): Record<string, string> {
  return JSON.parse(readFileSync(`web/locales/${locale}.json`, "utf8")) as Record<string, string>; // texts by their ids
}
