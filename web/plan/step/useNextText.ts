import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { nextText, type NextText } from "./huntNext.js";
import type { JobHunt } from "./optimistic.js";
import { useDayTexts } from "./useDayTexts.js";
import { useOwnTimeZone } from "./useOwnTimeZone.js";
import { useToday } from "./useToday.js";

/** Returns the writer of what is next in a hunt; it returns null for one that has ended. */
export function useNextText(): (hunt: Pick<JobHunt, "next" | "pausedUntil">) => NextText | null {
  const t = useT();
  const intl = useIntl();
  const today = useToday();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  return useMemo(() => (hunt) => nextText(hunt, { t, intl, today, days, timeZone }), [t, intl, today, days, timeZone]);
}
