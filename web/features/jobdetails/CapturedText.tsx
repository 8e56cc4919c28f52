import { useEffect, useId, useRef } from "react";
import { useT } from "../../lib/useT.js";
import { advertMessages } from "./advertMessages.js";
import type { Marked } from "./AdvertText.js";
import { jobDetailsMessages } from "./messages.js";

interface CapturedTextProps {
  readonly text: string;
  /** The words of the selected field. */
  readonly marked: Marked | null;
}

/** The text of a captured advert; the marked words scroll into view. */
export function CapturedText({ text, marked }: CapturedTextProps) {
  const t = useT();
  const id = useId();
  const mark = useRef<HTMLElement>(null);
  useEffect(() => mark.current?.scrollIntoView({ block: "nearest" }), [marked?.start, marked?.end]);
  return (
    <section className="captured-advert" aria-labelledby={id}>
      <h3 id={id}>{t(jobDetailsMessages.advert)}</h3>
      {text === "" ? (
        <p className="quiet">{t(advertMessages.noText)}</p>
      ) : (
        // A scrollable element must be reachable by keyboard.
        <div className="captured-text" role="region" aria-labelledby={id} tabIndex={0} dir="auto">
          {marked === null ? (
            text
          ) : (
            <>
              {text.slice(0, marked.start)}
              <mark ref={mark}>{text.slice(marked.start, marked.end)}</mark>
              {text.slice(marked.end)}
            </>
          )}
        </div>
      )}
    </section>
  );
}
