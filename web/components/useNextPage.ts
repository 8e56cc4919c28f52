import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";

/** The distance to the end of the list at which the next page is fetched, so that scrolling seldom has to wait. */
const AHEAD = "600px";
const SCROLLERS = ".virtual, .screen-column, .rail";

interface NextPageOptions {
  /** A page, or another answer of the list, is on its way. */
  readonly isBusy: boolean;
  /** Fetches the next page; rejects when that failed. */
  readonly onMore: () => Promise<unknown>;
}

/**
 * Fetches the next page whenever the end of a list is near the window and the list is not busy: one page at a time, and
 * again after each for as long as the end stays near. After a failure it waits until the end has been out of sight.
 * Returns the function that fetches the next page wherever the end is.
 */
export function useNextPage(end: RefObject<Element | null>, { isBusy, onMore }: NextPageOptions): () => void {
  const [isNear, setNear] = useState(false);
  const [pages, setPages] = useState(0);
  const isAsking = useRef(false);
  const ask = (): void => {
    if (isAsking.current) return;
    isAsking.current = true;
    const finish = (hasPage: boolean): void => {
      isAsking.current = false;
      setNear(false);
      // A page moves the end: it is observed anew, and told at once if it is still near.
      if (hasPage) setPages((count) => count + 1);
    };
    onMore().then(
      () => finish(true),
      () => finish(false),
    );
  };
  const askAhead = useEffectEvent(ask);
  useEffect(() => {
    const element = end.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), {
      root: element.closest(SCROLLERS),
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, pages]);
  const isDue = isNear && !isBusy;
  useEffect(() => {
    if (isDue) askAhead();
  }, [isDue]);
  return ask;
}
