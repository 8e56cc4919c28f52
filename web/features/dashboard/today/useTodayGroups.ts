import { useEffect, useMemo, useRef, useState } from "react";
import { useFirstDeferred } from "../../../lib/useFirstDeferred.js";
import { useT } from "../../../lib/useT.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useToday } from "../../../plan/step/useToday.js";
import { useTodayQuery } from "./today.generated.js";
import { todayMessages as messages } from "./todayMessages.js";
import { waitingHunts } from "./todayRows.js";

/** Fetches what is due, and again when a new day begins, of which `news` tells; the former rows stay meanwhile. */
export function useTodayGroups() {
  const t = useT();
  const day = useToday();
  const days = useDayTexts();
  const { data, previousData, error, loading, refetch } = useTodayQuery({ fetchPolicy: "cache-and-network" });
  const [news, setNews] = useState("");
  const shownDay = useRef(day);
  useEffect(() => {
    if (shownDay.current === day) return;
    shownDay.current = day;
    const told = t(messages.newDay, { day: days.full(day) });
    refetch().then(
      () => setNews(told),
      () => undefined,
    );
  }, [day, days, refetch, t]);
  const groups = useFirstDeferred((data ?? previousData)?.today);
  const waiting = useMemo(() => (groups ? waitingHunts(groups.waiting.items, day) : []), [groups, day]);
  return {
    groups,
    waiting,
    captured: groups?.captured ?? null,
    error,
    isLoading: loading,
    news,
    tell: setNews,
    tryAgain: () => void refetch().catch(() => undefined),
  };
}
