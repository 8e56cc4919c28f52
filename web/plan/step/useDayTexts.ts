import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { dayTexts, type DayTexts } from "./dayTexts.js";
import { useToday } from "./useToday.js";

/** Returns the writer of days in the user's language, as seen from today. */
export function useDayTexts(): DayTexts {
  const intl = useIntl();
  const t = useT();
  const today = useToday();
  return useMemo(() => dayTexts(intl, t, today), [intl, t, today]);
}
