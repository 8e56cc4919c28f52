import { Button } from "./controls/Button.js";
import { useEffect, useEffectEvent, useRef } from "react";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** The distance to the end of the list at which the next page is fetched, so that scrolling seldom has to wait. */
const AHEAD = "600px";

interface ShowMoreProps {
  readonly isBusy: boolean;
  /** The number of items above; when it grew and the end is still near, the next page is fetched too. */
  readonly shown?: number;
  readonly onMore: () => void;
}

/**
 * The end of a partly loaded list: the next page is fetched as it comes near the window, or when the button is pressed.
 */
export function ShowMore({ isBusy, shown, onMore }: ShowMoreProps) {
  const t = useT();
  const element = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isBusy) onMore();
  });
  useEffect(() => {
    const end = element.current;
    if (!end) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load();
      },
      { root: end.closest(".virtual, .screen-column, .rail"), rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div className="show-more" ref={element}>
      <Button loading={isBusy} onClick={onMore}>
        {t(messages.showMore)}
      </Button>
    </div>
  );
}
