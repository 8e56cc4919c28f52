import { useCallback, type ReactNode } from "react";
import { useIntl, type IntlShape, type MessageDescriptor, type PrimitiveType } from "react-intl";
import { defaultLocale } from "../locales/locales.js";
import { isMirrored, isolate } from "./isolate.js";

/** Translates a message into the user's language; values fill its placeholders. */
export type Translate = (message: MessageDescriptor, values?: Readonly<Record<string, PrimitiveType>>) => string;

/** The values of a message with marked words: texts, elements, and functions that render the marked words. */
type RichValues = Readonly<Record<string, ReactNode | ((words: string[]) => ReactNode)>>;

/** Returns the translator; a message without a translation shows that it is missing, with its id (spec 8). */
export function useT(): Translate {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(intl, message, values)),
    [intl],
  );
}

/** Returns a translator like that of `useT` for messages with marked words (`<b>`) or elements as values. */
export function useRichT(): (message: MessageDescriptor, values: RichValues) => ReactNode {
  const intl = useIntl();
  return useCallback(
    (message, values) => plainText(intl, message) ?? intl.formatMessage(message, isolated(intl, message, values)),
    [intl],
  );
}

/** Isolates the writing direction of the text values of a message, but of those by which it chooses its words. */
function isolated<T>(
  { messages }: IntlShape,
  { id, defaultMessage }: MessageDescriptor,
  values: Readonly<Record<string, T>> = {},
): Record<string, T | string> {
  const words = messages[String(id)] ?? defaultMessage;
  const isolateOne = ([name, value]: readonly [string, T]): [string, T | string] => [
    name,
    typeof value === "string" && isMirrored() && !choosesBy(words, name) ? isolate(value) : value,
  ];
  return Object.fromEntries(Object.entries(values).map(isolateOne));
}

/** Returns whether a message chooses its words by a value, as by the kind of a record. */
function choosesBy(words: MessageDescriptor["defaultMessage"], name: string): boolean {
  // A build has compiled every message that has values.
  if (typeof words === "string")
    return !import.meta.env.PROD && new RegExp(`\\{\\s*${name}\\s*,\\s*select`).test(words);
  return (words ?? []).some((part) => {
    if ("children" in part) return choosesBy(part.children, name);
    if (!("options" in part)) return false;
    return part.value === name || Object.values(part.options).some((option) => choosesBy(option.value, name));
  });
}

/** Returns the text of a message that needs no formatter: a missing one, or one compiled without placeholders. */
function plainText({ messages, locale }: IntlShape, message: MessageDescriptor): string | undefined {
  const id = String(message.id);
  const text = messages[id] ?? (locale.startsWith(defaultLocale) ? message.defaultMessage : undefined);
  if (text === undefined) return `Translation Text Missing ${id}`;
  return import.meta.env.PROD && typeof text === "string" ? text : undefined;
}
