import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Where an element stands in what scrolls it. */
interface ScrollPlace {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Pixels from the beginning of what is scrolled to the element. */
  readonly startMargin: number;
}

/** Finds the column of the screen that scrolls an element, and follows how far down it the element begins. */
export function useScrollPlace(element: RefObject<HTMLElement | null>): ScrollPlace {
  const scroller = useRef<HTMLElement | null>(null);
  const [startMargin, setStartMargin] = useState(0);
  // A layout effect: the virtualizer looks for what scrolls it right after the paint it is made in.
  useLayoutEffect(() => {
    const here = element.current;
    const column = here?.closest<HTMLElement>(".screen-column");
    if (!here || !column) return undefined;
    scroller.current = column;
    // The parts above the list come, go and grow: a description, the strip that says offline.
    const sizes = new ResizeObserver(() => setStartMargin(distance(column, here)));
    const follow = (): void => Array.from(column.children).forEach((part) => sizes.observe(part));
    const parts = new MutationObserver(() => {
      follow();
      setStartMargin(distance(column, here));
    });
    follow();
    parts.observe(column, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [element]);
  return { scroller, startMargin };
}

function distance(column: HTMLElement, here: HTMLElement): number {
  return Math.round(here.getBoundingClientRect().top - column.getBoundingClientRect().top + column.scrollTop);
}
