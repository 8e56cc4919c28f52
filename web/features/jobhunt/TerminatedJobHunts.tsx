import { Button } from "../../components/controls/Button.js";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { componentMessages } from "../../components/messages.js";
import { dayAt } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { ConfirmEnding, type ConfirmEndingProps } from "./ConfirmEnding.js";
import { screenMessages } from "./messages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { advanceMessages } from "../../plan/step/advanceMessages.js";
import { endingText } from "../../plan/step/endingText.js";
import { useIsChanging } from "../../plan/step/changingHunts.js";
import { useReopen } from "../../plan/step/useReopen.js";

interface TerminatedJobHuntsProps {
  readonly hunts: readonly JobHunt[];
  readonly onGone: ConfirmEndingProps["onGone"];
}

/** The terminated hunts, at least one, each with its reason, in a group below the lanes. */
export function TerminatedJobHunts({ hunts, onGone }: TerminatedJobHuntsProps) {
  const t = useT();
  const timeZone = useOwnTimeZone();
  return (
    <section className="terminated" aria-label={t(screenMessages.terminated)}>
      <h3>{t(screenMessages.terminated)}</h3>
      <ul>
        {hunts.map((hunt) => (
          <TerminatedJobHunt key={hunt.id} hunt={hunt} timeZone={timeZone} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

interface TerminatedJobHuntProps extends Pick<TerminatedJobHuntsProps, "onGone"> {
  readonly hunt: JobHunt;
  /** The person's; null: the browser's. */
  readonly timeZone: string | null;
}

function TerminatedJobHunt({ hunt, timeZone, onGone }: TerminatedJobHuntProps) {
  const t = useT();
  const intl = useIntl();
  const reopen = useReopen();
  const isChanging = useIsChanging(hunt.id);
  const [isAsking, setAsking] = useState(false);
  const day = dayAt(new Date(hunt.terminatedAt ?? hunt.createdAt), timeZone);
  return (
    <li data-card={hunt.id} tabIndex={-1}>
      <div className="terminated-row">
        <span className={`dot ${hueClass(phaseHue[hunt.currentPhase])}`} aria-hidden />
        <div>
          <b dir="auto" title={hunt.name}>
            <span aria-hidden>{truncate(hunt.name, nameCuts.jobHunt.collapsed)}</span>
            <span className="unseen">{hunt.name}</span>
          </b>
          <span className="terminated-when">
            {t(phaseNames[hunt.currentPhase])} ·{" "}
            {t(cardMessages.terminatedOn, { date: formatDay(intl, day, { dateStyle: "medium" }) })}
          </span>
          <p dir="auto">{withLineEnds(endingText(hunt, t))}</p>
        </div>
        <Button
          type="text"
          icon={<Icon of={Trash2} size={17} />}
          aria-label={`${t(componentMessages.delete)}: ${hunt.name}`}
          title={t(componentMessages.delete)}
          onClick={() => setAsking(true)}
        />
        <Button
          icon={<Icon of={RotateCcw} />}
          loading={isChanging}
          aria-label={`${t(advanceMessages.reopen)}: ${hunt.name}`}
          onClick={() => reopen(hunt)}
        >
          {t(advanceMessages.reopen)}
        </Button>
      </div>
      {isAsking && <ConfirmEnding hunt={hunt} ending="DELETE" onCancel={() => setAsking(false)} onGone={onGone} />}
    </li>
  );
}
