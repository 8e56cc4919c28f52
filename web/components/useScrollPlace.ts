import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The position of an element in its scroll container. */
interface ScrollPlace {
  readonly scroller: RefObject<HTMLElement | null>;
  /** The distance in pixels from the start of the scrolled content to the element. */
  readonly startMargin: number;
}

/** Finds the scroll container of an element, and follows the element's offset in it. */
export function useScrollPlace(element: RefObject<HTMLElement | null>): ScrollPlace {
  const scroller = useRef<HTMLElement | null>(null);
  const [startMargin, setStartMargin] = useState(0);
  // A layout effect: the virtualizer reads its scroll container right after the paint in which it is created.
  useLayoutEffect(() => {
    const here = element.current;
    const column = here?.closest<HTMLElement>(".screen-column");
    if (!here || !column) return undefined;
    scroller.current = column;
    // The parts above the list appear, disappear and grow: a description, the offline notice.
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
