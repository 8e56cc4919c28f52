import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/** Returns a text that a hunt is finished, with the date where it is known; null while it is not finished. */
export function useFinishedText({ status, finishedAt }: JobHunt): string | null {
  const t = useT();
  const intl = useIntl();
  if (status !== "DONE") return null;
  if (finishedAt === null) return t(cardMessages.finished);
  return t(cardMessages.finishedOn, { date: intl.formatDate(finishedAt, { dateStyle: "medium" }) });
}
