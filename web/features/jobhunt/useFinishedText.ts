import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import type { Hunt } from "./optimistic.js";

/** Says that a hunt is finished, and since when where that is known; null while it is not. */
export function useFinishedText({ status, finishedAt }: Hunt): string | null {
  const t = useT();
  const intl = useIntl();
  if (status !== "DONE") return null;
  if (finishedAt === null) return t(cardMessages.finished);
  return t(cardMessages.finishedOn, { date: intl.formatDate(finishedAt, { dateStyle: "medium" }) });
}
