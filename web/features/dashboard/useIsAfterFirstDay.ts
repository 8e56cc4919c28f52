import { useEffect } from "react";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useToday } from "../../plan/step/useToday.js";

/** Returns whether this browser has shown the dashboard on an earlier day, and notes the first one. */
export function useIsAfterFirstDay(): boolean {
  const today = useToday();
  const [first, keep] = useLocalStorageState("dashboardFirstDay");
  useEffect(() => {
    if (first === undefined) keep(today);
  }, [first, keep, today]);
  return first !== undefined && first < today;
}
