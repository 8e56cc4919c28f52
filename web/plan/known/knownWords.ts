import type { IntlShape } from "react-intl";
import { dayAt } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import type { Translate } from "../../lib/useT.js";
import { endingWithin } from "../step/endingText.js";
import { knownMessages as messages, reasonMessages } from "./knownMessages.js";
import type { EarlierCapture } from "./useEarlierCaptures.js";

/** The words about a job that was captured before. */
interface KnownWords {
  /** That it may be known, with its name. */
  readonly name: string;
  /** When it was applied for or captured, how it ended, and why it may be the same. */
  readonly facts: string;
}

/** Returns the words about an earlier capture; a null time zone takes the browser's. */
export function knownWords(
  { jobHunt, jobDetails, appliedAt, capturedAt, reasons, sharedWords }: EarlierCapture,
  intl: Pick<IntlShape, "formatDate" | "formatList" | "locale">,
  t: Translate,
  timeZone: string | null,
): KnownWords {
  const dayOf = (moment: string): string => formatDay(intl, dayAt(new Date(moment), timeZone), { dateStyle: "long" });
  const listed = (parts: readonly string[]): string => intl.formatList(parts, { type: "unit" });
  const job = jobDetails.jobTitle ?? jobHunt.name;
  const company = jobDetails.companyName;
  const end = jobHunt.terminatedAt ?? jobHunt.finishedAt;
  const when = [
    appliedAt === null
      ? t(messages.captured, { day: dayOf(capturedAt) })
      : t(messages.applied, { day: dayOf(appliedAt) }),
    ...(end === null ? [] : [t(messages.ended, { day: dayOf(end), ending: endingWithin(jobHunt, t) })]),
  ];
  const why = [
    // How similar the texts are says more.
    ...reasons
      .filter((reason) => reason !== "SIMILAR_TEXT" || sharedWords === null)
      .map((reason) => t(reasonMessages[reason])),
    ...(reasons.length === 0 ? [t(messages.posting)] : []),
    ...(sharedWords === null ? [] : [t(messages.words, { share: sharedWords / 100 })]),
  ];
  return {
    name: t(messages.seen, { name: company === null ? job : t(messages.jobAt, { job, company }) }),
    facts: t(messages.facts, { when: listed(when), why: listed(why) }),
  };
}
