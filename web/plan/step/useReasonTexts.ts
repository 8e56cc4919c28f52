import { useMemo } from "react";
import type { MessageDescriptor } from "react-intl";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT, type Translate } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import type { DayTexts } from "./dayTexts.js";
import { hintMessages, reasonMessages } from "./reasonMessages.js";
import { useDayTexts } from "./useDayTexts.js";

/** A reason of the plan as the schema has it: a key, and its facts by name. */
export interface Reason {
  readonly key: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** The writers of the plan's reasons. */
export interface ReasonTexts {
  /** Returns the rule that set a step's day in words; null for none, and for one that this client does not know. */
  readonly rule: (reason: Reason | null) => string | null;
  /** Returns what to know about something that is due; null for nothing. */
  readonly hint: (reason: Reason | null) => string | null;
}

/** Returns the writers of the plan's reasons in the user's language. */
export function useReasonTexts(): ReasonTexts {
  const t = useT();
  const days = useDayTexts();
  return useMemo(
    () => ({
      rule: (reason) => reasonText(reasonMessages, reason, t, days),
      hint: (reason) => reasonText(hintMessages, reason, t, days),
    }),
    [t, days],
  );
}

function reasonText(
  messages: Readonly<Record<string, MessageDescriptor>>,
  reason: Reason | null,
  t: Translate,
  days: DayTexts,
): string | null {
  const message = messages[reason?.key ?? ""];
  if (reason === null || message === undefined) return null;
  const fact = (name: string): string | undefined => reason.facts.find((one) => one.name === name)?.value;
  const [on, step] = [fact("on"), fact("step")];
  return t(message, {
    days: Number(fact("days") ?? 0),
    on: on === undefined ? "" : days.withWeekday(on),
    // The server names a step of the same schema.
    step: step === undefined ? "" : t(stepNames[step as StepName]),
  });
}
