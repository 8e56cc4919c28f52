import { Button } from "../../../components/controls/Button.js";
import { MessageSquareReply } from "lucide-react";
import { Suspense, useState } from "react";
import { Icon } from "../../../components/Icon.js";
import { hueClass, phaseHue } from "../../../components/line/hue.js";
import { stepNames } from "../../../components/line/stepMessages.js";
import { huntSheetPath } from "../../../lib/paths.js";
import { useGo } from "../../../lib/useGo.js";
import { useT } from "../../../lib/useT.js";
import { signMessages } from "../../../plan/sign/signMessages.js";
import { hintMessages } from "../../../plan/step/reasonMessages.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useReasonTexts } from "../../../plan/step/useReasonTexts.js";
import { AnswerDialog } from "./lazyParts.js";
import { todayMessages as messages } from "./todayMessages.js";
import { huntLabel, type TodayItem, type WaitingHunt } from "./todayRows.js";
import { useRowTitle } from "./useRowTitle.js";

/** The hunts that wait for others, each with its sheet: what comes next if they stay silent, and the days without news. */
export function Waiting({ hunts, hasCount }: { readonly hunts: readonly WaitingHunt[]; readonly hasCount: boolean }) {
  const t = useT();
  const days = useDayTexts();
  const { hint } = useReasonTexts();
  const go = useGo();
  const { whole } = useRowTitle();
  const [asking, setAsking] = useState<TodayItem["jobHunt"]>();
  const next = (item: TodayItem): string => {
    const day = item.dueOn === null ? "" : days.withWeekday(item.dueOn);
    if (item.step !== null) return t(messages.stepOn, { step: t(stepNames[item.step]), day });
    return item.appointment === null ? (hint(item.hint) ?? day) : t(messages.stepOn, { step: whole(item), day });
  };
  return (
    <section className="waiting">
      <h3>
        {t(messages.waiting)} {hasCount && <i>{hunts.length}</i>}
      </h3>
      <ul>
        {hunts.map(({ item, days: quiet }) => {
          const label = huntLabel(item.jobHunt);
          return (
            <li key={item.jobHunt.id} className={hueClass(phaseHue[item.jobHunt.currentPhase])}>
              <button type="button" className="waiting-hunt" onClick={() => go(huntSheetPath(item.jobHunt.id))}>
                <span className="ring" />
                <span className="waiting-what">
                  <b title={label} dir="auto">
                    {label}
                  </b>
                  <small>{next(item)}</small>
                  {quiet > 0 && hintMessages.noNews && <small>{t(hintMessages.noNews, { days: quiet })}</small>}
                </span>
              </button>
              <Button
                size="small"
                icon={<Icon of={MessageSquareReply} size={15} />}
                aria-label={`${t(signMessages.open)} ${label}`}
                onClick={() => setAsking(item.jobHunt)}
              >
                {t(signMessages.open)}
              </Button>
            </li>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {asking !== undefined && <AnswerDialog jobHunt={asking} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </section>
  );
}
