import { useLayoutEffect, type RefObject } from "react";

/** The distance to the anchor and to the edges of the window, in pixels. */
const GAP = 4;
const EDGE = 8;

/** Which edge, in the reading direction, it shares with the anchor. */
type Align = "start" | "end";

/**
 * Shows a `popover="manual"` or `popover="auto"` element at another one while it is mounted: below it, or above where
 * there is more room, in front of everything and inside the window. It follows when something scrolls or changes size.
 */
export function useFloat(
  anchor: RefObject<HTMLElement | null>,
  float: RefObject<HTMLElement | null>,
  align: Align = "start",
): void {
  useLayoutEffect(() => {
    const element = float.current;
    const place = (): void => {
      if (anchor.current && element) placeAt(anchor.current.getBoundingClientRect(), element, align);
    };
    if (element && !element.matches(":popover-open")) element.showPopover();
    place();
    const observer = new ResizeObserver(place);
    if (element) observer.observe(element);
    if (anchor.current) observer.observe(anchor.current);
    window.addEventListener("resize", place);
    document.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, { capture: true });
    };
  }, [anchor, float, align]);
}

function placeAt(anchor: DOMRect, element: HTMLElement, align: Align): void {
  const { innerWidth, innerHeight } = window;
  const below = innerHeight - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const isBelow = below >= Math.min(element.scrollHeight, above);
  element.style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  const { width, height } = element.getBoundingClientRect();
  const isLeft = (document.dir === "rtl") === (align === "end");
  const left = isLeft ? anchor.left : anchor.right - width;
  element.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
  element.style.top = `${isBelow ? anchor.bottom + GAP : anchor.top - GAP - height}px`;
}
