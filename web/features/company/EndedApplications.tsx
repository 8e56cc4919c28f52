import { History } from "lucide-react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { utcDate } from "../../lib/days.js";
import { endingText } from "../../plan/step/endingText.js";
import { useT } from "../../lib/useT.js";
import type { CompanyDetailsQuery } from "./company.generated.js";
import { companyMessages as messages } from "./messages.js";

interface EndedApplicationsProps {
  readonly applications: NonNullable<CompanyDetailsQuery["company"]>["applications"];
}

/** Reminds of applications at a company that have ended, and how the last one did. */
export function EndedApplications({ applications: { count, sent, answered, endedOn, last } }: EndedApplicationsProps) {
  const t = useT();
  const intl = useIntl();
  if (count === 0) return null;
  const day =
    endedOn && intl.formatDate(utcDate(endedOn), { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
  const hasWords = last !== null && (last.outcome !== null || Boolean(last.terminationReason?.trim()));
  const reason = hasWords ? endingText(last, t) : "";
  return (
    <div className="company-ended hue-notdone">
      <Icon of={History} />
      <div>
        <b>{t(messages.appliedBefore, { count })}</b>
        {day && <p dir="auto">{reason ? t(messages.lastEndedWhy, { day, reason }) : t(messages.lastEnded, { day })}</p>}
        {sent > 0 && <p>{t(messages.answered, { answered, sent })}</p>}
      </div>
    </div>
  );
}
