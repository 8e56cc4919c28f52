import { Button } from "antd";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { componentMessages } from "../../components/messages.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { ConfirmEnding, type ConfirmEndingProps } from "./ConfirmEnding.js";
import { screenMessages } from "./messages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { advanceMessages } from "../../plan/step/advanceMessages.js";
import { useReopen } from "../../plan/step/useReopen.js";

interface TerminatedJobHuntsProps {
  readonly hunts: readonly JobHunt[];
  readonly onGone: ConfirmEndingProps["onGone"];
}

/** The terminated hunts, each with its reason, in a group below the lanes. */
export function TerminatedJobHunts({ hunts, onGone }: TerminatedJobHuntsProps) {
  const t = useT();
  if (hunts.length === 0) return null;
  return (
    <section className="terminated" aria-label={t(screenMessages.terminated)}>
      <h3>{t(screenMessages.terminated)}</h3>
      <ul>
        {hunts.map((hunt) => (
          <TerminatedJobHunt key={hunt.id} hunt={hunt} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

function TerminatedJobHunt({ hunt, onGone }: { readonly hunt: JobHunt } & Pick<TerminatedJobHuntsProps, "onGone">) {
  const t = useT();
  const intl = useIntl();
  const reopen = useReopen();
  const [isAsking, setAsking] = useState(false);
  const date = intl.formatDate(hunt.terminatedAt ?? hunt.createdAt, { dateStyle: "medium" });
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
            {t(phaseNames[hunt.currentPhase])} · {t(cardMessages.terminatedOn, { date })}
          </span>
          <p dir="auto">{hunt.terminationReason ?? t(advanceMessages.noReason)}</p>
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
