import { useCallback, type ReactNode } from "react";
import { useIntl, type IntlShape, type MessageDescriptor, type PrimitiveType } from "react-intl";
import { defaultLocale } from "../locales/locales.js";

/** Translates a message into the user's language; values fill its placeholders. */
export type Translate = (message: MessageDescriptor, values?: Readonly<Record<string, PrimitiveType>>) => string;

/** The values of a message with marked words: texts, elements, and functions that render the marked words. */
type RichValues = Readonly<Record<string, ReactNode | ((words: string[]) => ReactNode)>>;

/** Returns the translator; a message without a translation shows that it is missing, with its id (spec 8). */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(values)),
    [intl],
  );
}

/** Returns a translator like that of `useT` for messages with marked words (`<b>`) or elements as values. */
export function useRichT(): (message: MessageDescriptor, values: RichValues) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(values)),
    [intl],
  );
}

/** Isolates the writing direction of text values in a right-to-left interface. */
function isolated<T>(values: Readonly<Record<string, T>> = {}): Record<string, T | string> {
  const isMirrored = document.dir === "rtl";
  const isolate = (value: T): T | string =>
    isMirrored && typeof value === "string" && /\W/.test(value) ? `\u2068${value}\u2069` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}

/** Returns the text of a message that needs no formatter: a missing one, or one compiled without placeholders. */
function plainText({ messages, locale }: IntlShape, message: MessageDescriptor): string | undefined {
  const id = String(message.id);
  const text = messages[id] ?? (locale.startsWith(defaultLocale) ? message.defaultMessage : undefined);
  if (text === undefined) return `Translation Text Missing ${id}`;
  return import.meta.env.PROD && typeof text === "string" ? text : undefined;
}
