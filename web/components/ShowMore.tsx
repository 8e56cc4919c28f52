import { useRef } from "react";
import { useT } from "../lib/useT.js";
import { Button } from "./controls/Button.js";
import { componentMessages as messages } from "./messages.js";
import { useNextPage } from "./useNextPage.js";

interface ShowMoreProps {
  /** A page, or another answer of the list, is on its way. */
  readonly isBusy: boolean;
  /** Fetches the next page; rejects when that failed. */
  readonly onMore: () => Promise<unknown>;
}

/**
 * The end of a partly loaded list: the next page is fetched as it comes near the window, or when the button is pressed.
 */
export function ShowMore({ isBusy, onMore }: ShowMoreProps) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  const askNext = useNextPage(end, { isBusy, onMore });
  return (
    <div className="show-more" ref={end}>
      <Button loading={isBusy} onClick={askNext}>
        {t(messages.showMore)}
      </Button>
    </div>
  );
}
