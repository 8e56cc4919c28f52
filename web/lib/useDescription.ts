import { useEffect, useEffectEvent } from "react";
import { useLocalStorageState, type LocalStorageFlag } from "./localStorageState.js";
import { screens, useMediaQuery } from "./useMediaQuery.js";

/**
 * Returns whether a screen's description is open, and its setter; the state is stored in this browser (spec 2). The
 * name of the key tells whether it stores collapsed or open. On a phone the description is open on the first visit
 * only.
 */
export function useDescription(key: LocalStorageFlag): readonly [boolean, (isOpen: boolean) => void] {
  const [flag, setFlag] = useLocalStorageState(key);
  const isPhone = useMediaQuery(screens.phone);
  const saysCollapsed = key.endsWith("Collapsed");
  const isFirstVisit = flag === undefined;
  const endFirstVisit = useEffectEvent(() => {
    if (isPhone && isFirstVisit) setFlag(saysCollapsed);
  });
  useEffect(() => () => endFirstVisit(), []);
  const isOpen = isFirstVisit || flag !== saysCollapsed;
  return [isOpen, (next) => setFlag(saysCollapsed ? !next : next)];
}
