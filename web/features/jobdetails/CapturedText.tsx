import { useEffect, useId, useRef } from "react";
import { MarkedText } from "../../components/MarkedText.js";
import type { Place } from "../../lib/quotes.js";
import { useT } from "../../lib/useT.js";
import { advertMessages } from "./advertMessages.js";
import { jobDetailsMessages } from "./messages.js";

interface CapturedTextProps {
  readonly text: string;
  /** The words of the selected field. */
  readonly marked: readonly Place[];
}

/** The text of a captured advert; the first of the marked words scroll into view. */
export function CapturedText({ text, marked }: CapturedTextProps) {
  const t = useT();
  const id = useId();
  const mark = useRef<HTMLElement>(null);
  const [first] = marked;
  useEffect(() => {
    // Its result is a promise in some browsers, and no function that ends an effect.
    void mark.current?.scrollIntoView({ block: "nearest" });
  }, [first?.start, first?.end]);
  return (
    <section className="captured-advert" aria-labelledby={id}>
      <h3 id={id}>{t(jobDetailsMessages.advert)}</h3>
      {text === "" ? (
        <p className="quiet">{t(advertMessages.noText)}</p>
      ) : (
        // A scrollable element must be reachable by keyboard.
        <div className="captured-text" role="region" aria-labelledby={id} tabIndex={0} dir="auto">
          <MarkedText text={text} places={marked} firstRef={mark} />
        </div>
      )}
    </section>
  );
}
