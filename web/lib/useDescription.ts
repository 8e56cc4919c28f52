import { useEffect, useEffectEvent } from "react";
import { useRemembered, type RememberedFlag } from "./remembered.js";
import { screens, useMediaQuery } from "./useMediaQuery.js";

/**
 * Holds whether a screen's description is open, remembered in this browser (spec 2). The key says collapsed or open by
 * its name. On a phone the description is read once: from the second visit it starts put away.
 */
export function useDescription(key: RememberedFlag): readonly [boolean, (isOpen: boolean) => void] {
  const [flag, setFlag] = useRemembered(key);
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
