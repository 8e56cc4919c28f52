import { useMemo } from "react";
import type { MessageDescriptor } from "react-intl";
import { phaseNames } from "../../components/line/messages.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT, type Translate } from "../../lib/useT.js";
import type { LogRow_LogEntryFragment, LogWordInput } from "../../operations.generated.js";
import { sentenceMessages, undoneLine } from "./sentenceMessages.js";

/** How the person reads the log. */
export interface LogLines {
  /** A line in their language; as it was written where it has no sentence that is known here. */
  readonly read: (line: Pick<LogRow_LogEntryFragment, "entry" | "sentence">) => string;
  /** The same for the server, whose filter is to find what is seen. */
  readonly words: readonly LogWordInput[];
}

const terms: Readonly<Record<string, MessageDescriptor>> = { ...stepNames, ...phaseNames };
/** The places of the sentences: those of a step or a phase, and those of a text as it is. */
const TERM_PLACES = ["step", "from", "to"];
const TEXT_PLACES = ["count", "scopes", "reason", "other", "name"];

/** Gives the way the person reads the log. */
export function useLogLines(): LogLines {
  const t = useT();
  return useMemo(() => ({ read: (line) => readLine(line, t), words: wordsOf(t) }), [t]);
}

function readLine({ entry, sentence }: Parameters<LogLines["read"]>[0], t: Translate): string {
  const message = sentence && sentenceMessages[sentence.key];
  if (!message) return entry;
  const facts = sentence.facts.map(({ name, value }) => {
    const term = TERM_PLACES.includes(name) ? terms[value] : undefined;
    return [name, term ? t(term) : value] as const;
  });
  return t(undoneLine, { line: "" }).repeat(sentence.undone) + t(message, Object.fromEntries(facts));
}

function wordsOf(t: Translate): readonly LogWordInput[] {
  const places = Object.fromEntries([...TERM_PLACES, ...TEXT_PLACES].map((name) => [name, `{${name}}`]));
  const sentences = Object.entries(sentenceMessages).map(([key, message]) => ({ key, text: t(message, places) }));
  const names = Object.entries(terms).map(([key, message]) => ({ key, text: t(message) }));
  const undone = { key: "log.undone", text: t(undoneLine, { line: "" }) };
  // The marks that keep a name's direction to itself are not seen, and so not looked for.
  return [...sentences, ...names, undone].map(({ key, text }) => ({ key, text: text.replace(/[\u2068\u2069]/g, "") }));
}
