import { useT } from "../../lib/useT.js";
import { useIsChanging } from "../../plan/step/changingHunts.js";
import { nextMessages } from "../../plan/step/nextMessages.js";
import type { CardNews } from "./cardNews.js";

interface CardFootProps {
  readonly huntId: string;
  /** Null in a hunt that has ended. */
  readonly news: CardNews | null;
}

/** The last line of a collapsed card: what is next or more urgent, and when. */
export function CardFoot({ huntId, news }: CardFootProps) {
  const t = useT();
  if (useIsChanging(huntId)) {
    return (
      <span className="hunt-card-foot" aria-busy>
        <span className="bone" />
        <span className="unseen">{t(nextMessages.pending)}</span>
      </span>
    );
  }
  if (news === null) return null;
  const { what, when, tone, isUrgent } = news;
  return (
    <span className="hunt-card-foot">
      <span className={isUrgent ? "is-urgent" : undefined}>{what}</span>{" "}
      {when !== null && (
        <span className="due" data-tone={tone}>
          {when}
        </span>
      )}
    </span>
  );
}
