import { useEffect, useEffectEvent, useRef } from "react";

interface EnterOptions {
  /** True while what is listed was found for an older text. */
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  /** Opens the first result. */
  readonly open: () => void;
}

interface Enter {
  /** Opens the first result; while the server searches, once its answer is there, so never one of an older text. */
  readonly press: () => void;
  /** Forgets a press that still waits: something else was typed. */
  readonly forget: () => void;
}

/** Returns what Enter does in the field of a search. A press that waits for a search that fails is forgotten. */
export function useEnter({ isSearching, hasFailed, open }: EnterOptions): Enter {
  const isWaiting = useRef(false);
  const arrive = useEffectEvent(() => {
    const wasWaiting = isWaiting.current;
    isWaiting.current = false;
    if (wasWaiting && !hasFailed) open();
  });
  useEffect(() => {
    if (!isSearching) arrive();
  }, [isSearching]);
  const press = (): void => {
    if (isSearching) isWaiting.current = true;
    else open();
  };
  const forget = (): void => {
    isWaiting.current = false;
  };
  return { press, forget };
}
