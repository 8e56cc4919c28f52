import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useNextText } from "../../plan/step/useNextText.js";
import { useToday } from "../../plan/step/useToday.js";
import { cardNews, type CardNews } from "./cardNews.js";

/** Returns the writer of the last line of a closed card; it returns null for a hunt that has ended. */
export function useCardNews(): (hunt: JobHunt) => CardNews | null {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const nextText = useNextText();
  return useCallback(
    (hunt) => {
      const next = nextText(hunt);
      return next === null ? null : cardNews(hunt, next, { t, today, days });
    },
    [t, today, days, nextText],
  );
}
