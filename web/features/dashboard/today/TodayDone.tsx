import { Button } from "../../../components/controls/Button.js";
import { CircleCheckBig } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon.js";
import { huntSheetPath, paths } from "../../../lib/paths.js";
import { runShortcutOnArrival } from "../../../lib/shortcuts.js";
import { useGo } from "../../../lib/useGo.js";
import { useT } from "../../../lib/useT.js";
import { askWhetherToApply } from "../../../plan/step/decisionQuestion.js";
import { hintMessages } from "../../../plan/step/reasonMessages.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useGoToStep } from "../../../plan/step/useGoToStep.js";
import { useToday } from "../../../plan/step/useToday.js";
import { doneMessages as messages } from "./doneMessages.js";
import { elsewhereMessages } from "./elsewhereMessages.js";
import { offersOf, type TodayOffer } from "./todayOffers.js";
import { hasPlan, type TodayGroups, type TodayItem, type WaitingHunt } from "./todayRows.js";
import { useRowTitle } from "./useRowTitle.js";
import "./todayDone.css";

interface TodayDoneProps {
  readonly groups: TodayGroups;
  readonly waiting: readonly WaitingHunt[];
}

/** Shows that nothing is left today and what comes next, and offers what could be done with ten minutes. */
export function TodayDone({ groups, waiting }: TodayDoneProps) {
  const t = useT();
  const days = useDayTexts();
  const today = useToday();
  const go = useGo();
  const { whole } = useRowTitle();
  const [next] = groups.next.items;
  const offers = offersOf(groups, waiting, today);
  const start = (): void => {
    runShortcutOnArrival("n");
    go(paths.jobHunts);
  };
  if (!hasPlan(groups))
    return (
      <div className="today-done">
        <Icon of={CircleCheckBig} size={20} />
        <p>{t(messages.nothingPlanned)}</p>
        <Button size="small" onClick={start}>
          {t(messages.start)}
        </Button>
      </div>
    );
  return (
    <>
      <div className="today-done">
        <Icon of={CircleCheckBig} size={20} />
        <div>
          <h4>{t(messages.dayDone)}</h4>
          {next?.dueOn && (
            <p>{t(messages.next, { step: whole(next), job: next.jobHunt.name, day: days.withWeekday(next.dueOn) })}</p>
          )}
        </div>
      </div>
      {offers.length > 0 && (
        <section className="today-offers" aria-label={t(messages.tenMinutes)}>
          <h4>{t(messages.tenMinutes)}</h4>
          <ul>
            {offers.map((offer) => (
              <Offer key={offer.what} offer={offer} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Offer({ offer }: { readonly offer: TodayOffer }) {
  const t = useT();
  const days = useDayTexts();
  const go = useGo();
  const goToStep = useGoToStep();
  const { what } = useRowTitle();
  if (offer.what === "DECIDE") {
    const { items } = offer;
    const [first] = items;
    if (first === undefined) return null;
    const { jobHunt, dueOn } = first;
    return (
      <OfferRow
        job={t(messages.decide, { count: items.length })}
        why={t(messages.decideFirst, { job: jobHunt.name })}
        act={t(messages.begin)}
        onAct={() => void askWhetherToApply(jobHunt.id, { dueOn })}
      />
    );
  }
  if (offer.what === "PREPARE") {
    const { item, interview } = offer;
    const { step, jobHunt } = item;
    const day = interview.dueOn === null ? "" : days.withWeekday(interview.dueOn);
    return (
      <OfferRow
        job={<Job of={jobHunt} />}
        why={t(messages.prepareFor, { interview: what(interview), day, step: what(item) })}
        act={t(messages.prepare)}
        onAct={() => step !== null && goToStep(jobHunt, { name: step })}
      />
    );
  }
  const { item, days: quiet } = offer.hunt;
  return (
    <OfferRow
      job={<Job of={item.jobHunt} />}
      why={hintMessages.noNews && t(hintMessages.noNews, { days: quiet })}
      act={t(elsewhereMessages.lookAtIt)}
      onAct={() => go(huntSheetPath(item.jobHunt.id))}
    />
  );
}

interface OfferRowProps {
  readonly job: ReactNode;
  readonly why: ReactNode;
  readonly act: string;
  readonly onAct: () => void;
}

function OfferRow({ job, why, act, onAct }: OfferRowProps) {
  return (
    <li>
      <span>
        <b>{job}</b>
        <small>{why}</small>
      </span>
      <Button size="small" onClick={onAct}>
        {act}
      </Button>
    </li>
  );
}

/** A hunt as a row names it: its job, then its employer, unless the name has that already. */
function Job({ of: { name, employer } }: { readonly of: TodayItem["jobHunt"] }) {
  const by = employer?.name ?? "";
  return (
    <>
      <bdi>{name}</bdi>
      {by !== "" && !name.toLowerCase().includes(by.toLowerCase()) && (
        <>
          {" "}
          <i>
            <bdi>{by}</bdi>
          </i>
        </>
      )}
    </>
  );
}
