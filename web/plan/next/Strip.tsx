import type { MouseEvent, ReactNode } from "react";
import { useT } from "../../lib/useT.js";
import { nextMessages } from "../step/nextMessages.js";
import "./strip.css";

interface StripProps {
  /** The stop or the icon before the text. */
  readonly mark: ReactNode;
  readonly text: ReactNode;
  /** What is next depends on a change that the server has not answered: the text is not shown, and nothing can be pressed. */
  readonly isPending: boolean;
  /** The actions. */
  readonly children?: ReactNode;
}

/** The frame of what is next in an open hunt. */
export function Strip({ mark, text, isPending, children }: StripProps) {
  const t = useT();
  return (
    <section className="next-strip" aria-label={t(nextMessages.label)} aria-busy={isPending}>
      {mark}
      {isPending ? (
        <div>
          <span className="bone" />
          <span className="unseen">{t(nextMessages.pending)}</span>
        </div>
      ) : (
        <div>{text}</div>
      )}
      {/* The buttons stay, so that the focus stays with them. */}
      <span className="strip-actions" onClickCapture={isPending ? stop : undefined}>
        {children}
      </span>
    </section>
  );
}

function stop(event: MouseEvent): void {
  event.stopPropagation();
}
