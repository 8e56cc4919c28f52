import { useT } from "../../lib/useT.js";
import { useIsChanging } from "../../plan/step/changingHunts.js";
import type { NextText } from "../../plan/step/huntNext.js";
import { nextMessages } from "../../plan/step/nextMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

interface CardFootProps {
  readonly hunt: JobHunt;
  /** Returns what is next in a hunt; null in one that has ended. */
  readonly nextText: (hunt: JobHunt) => NextText | null;
}

/** The last line of a collapsed card: what is next, and when. */
export function CardFoot({ hunt, nextText }: CardFootProps) {
  const t = useT();
  if (useIsChanging(hunt.id)) {
    return (
      <span className="hunt-card-foot" aria-busy>
        <span className="bone" />
        <span className="unseen">{t(nextMessages.pending)}</span>
      </span>
    );
  }
  const next = nextText(hunt);
  if (next === null) return null;
  const { what, when, tone } = next;
  return (
    <span className="hunt-card-foot">
      <span>{what}</span>{" "}
      {when !== null && (
        <span className="due" data-tone={tone}>
          {when}
        </span>
      )}
    </span>
  );
}
