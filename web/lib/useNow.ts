import { useEffect, useState } from "react";
import { followClock, serverMs, serverNow } from "./environment/clock.js";

/** The longest time a timer sleeps, in milliseconds: one that sleeps through a night of the device runs late. */
const NAP_MS = 600_000;

/** Returns the server's time as it was when the last of the moments passed, or later. */
export function useNow(moments: readonly string[]): Date {
  const [now, setNow] = useState(serverNow);
  const ahead = moments.map((moment) => Date.parse(moment)).filter((moment) => moment > now.getTime());
  const next = Math.min(...ahead);
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const read = (): void => setNow(serverNow());
    const timer = setTimeout(read, Math.min(Math.max(next - serverMs(), 0), NAP_MS));
    const unfollow = followClock(read);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearTimeout(timer);
      unfollow();
      document.removeEventListener("visibilitychange", read);
    };
  }, [now, next]);
  return now;
}
