import { useCallback, type ReactNode } from "react";
import { useIntl, type IntlShape, type MessageDescriptor, type PrimitiveType } from "react-intl";
import { defaultLocale } from "../locales/locales.js";

/** Puts a message into the person's language; values fill its places. */
export type Translate = (message: MessageDescriptor, values?: Readonly<Record<string, PrimitiveType>>) => string;

/** What fills the places of a message with marked words: texts, elements, and what becomes of the marked words. */
type RichValues = Readonly<Record<string, ReactNode | ((words: string[]) => ReactNode)>>;

/** Gives the translator; a message without words in this language shows that it is missing, and which (spec 8). */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(values)),
    [intl],
  );
}

/** Like `useT`, for messages with marked words (`<b>`) or with elements in their places. */
export function useRichT(): (message: MessageDescriptor, values: RichValues) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(values)),
    [intl],
  );
}

/** Keeps the direction of a name or an address to itself, where what surrounds it runs the other way. */
function isolated<T>(values: Readonly<Record<string, T>> = {}): Record<string, T | string> {
  const isMirrored = document.dir === "rtl";
  const isolate = (value: T): T | string =>
    isMirrored && typeof value === "string" && /\W/.test(value) ? `\u2068${value}\u2069` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}

/** What needs no formatter: a missing text, and what the build has found to have no places to fill. */
function plainText({ messages, locale }: IntlShape, message: MessageDescriptor): string | undefined {
  const id = String(message.id);
  const text = messages[id] ?? (locale.startsWith(defaultLocale) ? message.defaultMessage : undefined);
  if (text === undefined) return `Translation Text Missing ${id}`;
  return import.meta.env.PROD && typeof text === "string" ? text : undefined;
}
