import { Button } from "antd";
import { useEffect, useEffectEvent, useRef } from "react";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";

/** The next page is fetched while its end is still this far away, so that scrolling seldom has to wait. */
const AHEAD = "600px";

interface ShowMoreProps {
  readonly isBusy: boolean;
  /** How many items stand above: when they became more and the end is near all the same, the next page follows. */
  readonly shown?: number;
  readonly onMore: () => void;
}

/** Ends a list that goes on: the next page loads as the end comes near, or when the button is pressed. */
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
