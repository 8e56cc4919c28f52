import { useIntl } from "react-intl";
import { useT } from "../../../lib/useT.js";
import { statusNames } from "../../../components/line/stepMessages.js";
import type { DayTexts } from "../../../plan/step/dayTexts.js";
import { elsewhereMessages as messages } from "./elsewhereMessages.js";
import type { ElsewhereStep } from "./useRowMarks.js";

/** Shows what became of a step that was changed on another device. */
export function ElsewhereNote({ step, days }: { readonly step: ElsewhereStep; readonly days: DayTexts }) {
  const t = useT();
  const intl = useIntl();
  const isOpen = step.status === "ACTIVE" || step.status === "INACTIVE";
  const moved =
    step.dueOn === null ? t(messages.undatedNow) : t(messages.movedTo, { day: days.withWeekday(step.dueOn) });
  const what = isOpen ? moved : t(statusNames[step.status]).toLocaleLowerCase(intl.locale);
  const time = step.changedAt === null ? null : intl.formatTime(step.changedAt, { hour: "2-digit", minute: "2-digit" });
  return (
    <small role="alert">
      {time === null || isOpen ? t(messages.changed, { what }) : t(messages.changedAt, { what, time })}
    </small>
  );
}
