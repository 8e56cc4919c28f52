import { StatusTag } from "../../components/StatusTag.js";
import { useT } from "../../lib/useT.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { AddAdvertLink, AdvertLink } from "./AdvertLink.js";
import { cardMessages } from "./cardMessages.js";
import { dayOf } from "./deadlineDay.js";
import { LinkedIdealJob } from "./LinkedIdealJob.js";
import type { CardExtras } from "./useCardExtras.js";
import { useFinishedText } from "./useFinishedText.js";
import { useStartedText } from "./useStartedText.js";

interface CardFactsProps {
  readonly hunt: WholeHunt;
  readonly advert: CardExtras["advert"];
}

/** The facts below the heading of an open card: who, where, for how much, the advert, and what else is known. */
export function CardFacts({ hunt, advert }: CardFactsProps) {
  const t = useT();
  const finished = useFinishedText(hunt);
  const started = useStartedText(hunt.createdAt);
  const deadline = advert?.applicationDeadline ?? null;
  return (
    <div className="hunt-facts" role="group" aria-label={t(cardMessages.job)}>
      {finished !== null && <StatusTag status="DONE">{finished}</StatusTag>}
      {hunt.employer !== null && <bdi className="hunt-employer">{hunt.employer.name}</bdi>}
      {hunt.location !== null && <bdi>{hunt.location}</bdi>}
      {hunt.salary !== null && <bdi>{hunt.salary}</bdi>}
      {/* A deadline that is a day is one of the hunt's days. */}
      {deadline !== null && dayOf(deadline) === null && <b>{t(cardMessages.applyBy, { date: deadline })}</b>}
      {advert && <AdvertLink huntId={hunt.id} />}
      {advert === null && hunt.status === "ACTIVE" && <AddAdvertLink huntId={hunt.id} />}
      {hunt.idealJob && <LinkedIdealJob idealJob={hunt.idealJob} />}
      <span>{started}</span>
      {hunt.jobId !== null && <span>{t(cardMessages.jobId, { id: hunt.jobId })}</span>}
      {hunt.applicationId !== null && <span>{t(cardMessages.applicationId, { id: hunt.applicationId })}</span>}
    </div>
  );
}
