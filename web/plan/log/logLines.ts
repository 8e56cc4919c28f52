import { useMemo } from "react";
import { useIntl, type IntlShape, type MessageDescriptor } from "react-intl";
import { phaseNames } from "../../components/line/messages.js";
import { outcomeNames } from "../../components/line/outcomeMessages.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { isDay } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { useT, type Translate } from "../../lib/useT.js";
import type { LogRow_LogEntryFragment } from "./log.generated.js";
import { sentenceMessages, undoneLine } from "./sentenceMessages.js";

/** The texts of the log in the user's language, by the keys of the server; a line break replaces each fact. */
export interface LogCatalogue {
  readonly sentences: Readonly<Record<string, string>>;
  /** The names of steps and phases. */
  readonly terms: Readonly<Record<string, string>>;
  /** The prefix of an entry about an undoing. */
  readonly undone: string;
}

/** The log in the user's language. */
export interface LogLines {
  /** Returns an entry in that language; unchanged where it has no known sentence. */
  readonly read: (line: Pick<LogRow_LogEntryFragment, "entry" | "sentence">) => string;
  /** The sentences and terms in that language. */
  readonly catalogue: LogCatalogue;
}

const terms: Readonly<Record<string, MessageDescriptor>> = { ...stepNames, ...phaseNames, ...outcomeNames };
/** The placeholders of the sentences: those of a step, a phase or an outcome, and those of a text as it is. */
const TERM_PLACEHOLDERS = ["step", "from", "to"];
const TEXT_PLACEHOLDERS = ["count", "scopes", "reason", "other", "name"];
/** The keys of the sentences whose text `other` is a day. */
const DAY_SENTENCE = /^(?:step\.(?:doneOn|dueSet)|pause\.(?:set|setAll)|(?:appointment|submission|offer)\.\w+)$/;

/** Returns the log in the user's language. */
export function useLogLines(): LogLines {
  const t = useT();
  const intl = useIntl();
  return useMemo(() => ({ read: (line) => readLine(line, t, intl), catalogue: catalogueOf(t) }), [t, intl]);
}

function readLine({ entry, sentence }: Parameters<LogLines["read"]>[0], t: Translate, intl: IntlShape): string {
  const message = sentence && sentenceMessages[sentence.key];
  if (!message) return entry;
  const facts = sentence.facts.map(({ name, value }) => {
    const term = TERM_PLACEHOLDERS.includes(name) ? terms[value] : undefined;
    if (term) return [name, t(term)] as const;
    const isDayFact = name === "other" && DAY_SENTENCE.test(sentence.key) && isDay(value);
    return [name, isDayFact ? formatDay(intl, value, { dateStyle: "medium" }) : value] as const;
  });
  return t(undoneLine, { line: "" }).repeat(sentence.undone) + t(message, Object.fromEntries(facts));
}

function catalogueOf(t: Translate): LogCatalogue {
  const facts = Object.fromEntries([...TERM_PLACEHOLDERS, ...TEXT_PLACEHOLDERS].map((name) => [name, "\n"]));
  const textsOf = (messages: Readonly<Record<string, MessageDescriptor>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, t(message, facts)]));
  return { sentences: textsOf(sentenceMessages), terms: textsOf(terms), undone: t(undoneLine, { line: "" }) };
}
