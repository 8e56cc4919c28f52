import { useEffect, useEffectEvent, useState } from "react";
import { readLocalState, useLocalStorageState, type LocalStorageFlag } from "./localStorageState.js";
import { screens, useMediaQuery } from "./useMediaQuery.js";

/** How a description is shown before the person opens or closes it. */
interface Unchosen {
  /** The keys of the descriptions that a phone takes for the same: it shows the first of them only. */
  readonly siblings?: readonly LocalStorageFlag[];
  /** True: it is folded. */
  readonly isFolded?: boolean;
}

/**
 * Returns whether a screen's description is open, and its setter; the state is stored in this browser (spec 2). The
 * name of the key tells whether it stores collapsed or open. On a phone the description is open during the first visit
 * only: the first one to the screen, or to any of those whose keys are given as its siblings.
 */
export function useDescription(
  key: LocalStorageFlag,
  { siblings = [], isFolded = false }: Unchosen = {},
): readonly [boolean, (isOpen: boolean) => void] {
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
  const isUnchosen = flag === undefined || (isPhone && isFirstVisit);
  const isOpen = isUnchosen ? !isFolded && (isFirstVisit || !isPhone) : flag !== saysCollapsed;
  return [
    isOpen,
    (next) => {
      setFirstVisit(false);
      setFlag(saysCollapsed ? !next : next);
    },
  ];
}
