import { useEffect, useState } from "react";
import { dayAt, untilTomorrow, type Day } from "./days.js";
import { useViewerQuery } from "./viewer.generated.js";
import { followClock, serverNow } from "./environment/clock.js";

/** The longest time a timer sleeps, in milliseconds: one that sleeps through a night of the device runs late. */
const NAP_MS = 600_000;

/** Returns the person's day, in the zone of their settings; it changes at midnight, also while the page is open. */
export function useToday(): Day {
  const { data } = useViewerQuery({ fetchPolicy: "cache-first" });
  const timeZone = data?.viewer.timeZone ?? null;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const read = (): void => setNow(serverNow());
    const timer = setTimeout(read, Math.min(untilTomorrow(now, timeZone), NAP_MS));
    const unfollow = followClock(read);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(timer);
      unfollow();
      document.removeEventListener("visibilitychange", read);
    };
  }, [now, timeZone]);
  return dayAt(now, timeZone);
}
