import { useEffect, useEffectEvent, useState } from "react";
import { readLocalState, useLocalStorageState, type LocalStorageFlag } from "./localStorageState.js";
import { screens, useMediaQuery } from "./useMediaQuery.js";

const NONE: readonly LocalStorageFlag[] = [];

/**
 * Returns whether a screen's description is open, and its setter; the state is stored in this browser (spec 2). The
 * name of the key tells whether it stores collapsed or open. On a phone the description is open during the first visit
 * only: the first one to the screen, or to any of those whose keys are given as its siblings.
 */
export function useDescription(key: LocalStorageFlag, siblings = NONE): readonly [boolean, (isOpen: boolean) => void] {
  const [flag, setFlag] = useLocalStorageState(key);
  const isPhone = useMediaQuery(screens.phone);
  const saysCollapsed = key.endsWith("Collapsed");
  const [isFirstVisit, setFirstVisit] = useState(
    () => flag === undefined && !(isPhone && siblings.some((sibling) => readLocalState(sibling) !== undefined)),
  );
  const endFirstVisit = useEffectEvent(() => {
    if (isPhone && flag === undefined) setFlag(saysCollapsed);
  });
  // At once, as a phone seldom leaves a screen: it closes the page.
  useEffect(() => endFirstVisit(), []);
  const isStored = flag === undefined ? !isPhone : flag !== saysCollapsed;
  return [
    (isPhone && isFirstVisit) || isStored,
    (next) => {
      setFirstVisit(false);
      setFlag(saysCollapsed ? !next : next);
    },
  ];
}
