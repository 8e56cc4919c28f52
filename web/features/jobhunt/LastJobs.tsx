import { Button } from "../../components/controls/Button.js";
import { Archive, CheckCheck, Copy } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { fullName } from "../../lib/contactNames.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { textMessages } from "../../plan/guide/textMessages.js";
import { useCopy } from "../../plan/guide/useCopy.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { endingMessages as messages } from "./endingMessages.js";
import { EndOthersDialog } from "./EndOthersDialog.js";
import type { FinishedHuntQuery } from "./jobhunt.generated.js";

const ONBOARDING = "ONBOARDING_COMMUNICATIONS";

interface LastJobsProps {
  readonly hunt: WholeHunt;
  /** Undefined: not loaded yet. */
  readonly data: FinishedHuntQuery | undefined;
  /** Why it could not be loaded; undefined while it may be. */
  readonly error: unknown;
  readonly onTryAgain: () => void;
}

/** What is left to do once a hunt has led to a job. */
export function LastJobs({ hunt, data, error, onTryAgain }: LastJobsProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const [dialog, setDialog] = useState<"CLOSED" | "OPEN" | "DONE">("CLOSED");
  // The closed dialog returns the focus to its button, which goes once no other hunt is open.
  useEffect(() => {
    if (dialog === "DONE") heading.current?.focus();
  }, [dialog]);
  return (
    <section className="finished-jobs">
      <h5 ref={heading} tabIndex={-1}>
        {t(messages.before)}
      </h5>
      {data !== undefined && <Jobs hunt={hunt} data={data} onEnd={() => setDialog("OPEN")} />}
      {data === undefined && error !== undefined && (
        <InlineError what={t(messages.before)} error={error} onTryAgain={onTryAgain} />
      )}
      {data === undefined && error === undefined && <ListSkeleton rows={3} />}
      {data !== undefined && dialog === "OPEN" && (
        <EndOthersDialog
          others={data.jobHunts.nodes}
          hasMore={data.jobHunts.totalCount > data.jobHunts.nodes.length}
          onEnded={() => setDialog("DONE")}
          onClose={() => setDialog("CLOSED")}
        />
      )}
    </section>
  );
}

interface JobsProps {
  readonly hunt: WholeHunt;
  readonly data: FinishedHuntQuery;
  readonly onEnd: () => void;
}

function Jobs({ hunt, data, onEnd }: JobsProps) {
  const t = useT();
  const intl = useIntl();
  const isOnline = useOnline();
  const copy = useCopy();
  const onboarding = hunt.phases.flatMap(({ steps }) => steps).find(({ name }) => name === ONBOARDING);
  const count = data.jobHunts.totalCount;
  const people = data.jobHunt?.contacts.edges.map(({ node }) => fullName(node)).filter((name) => name !== "") ?? [];
  const helpers = [...new Set(people)];
  return (
    <ul>
      {onboarding && (
        <Job
          icon={<Stop status={onboarding.status} />}
          title={t(stepNames[ONBOARDING])}
          text={t(statusNames[onboarding.status])}
        />
      )}
      <Job
        icon={<Icon of={count === 0 ? CheckCheck : Archive} size={18} />}
        title={t(messages.tell)}
        text={count === 0 ? t(messages.tellNone) : t(messages.tellOpen, { count })}
        action={
          count > 0 && (
            <Button size="small" icon={<Icon of={Archive} size={14} />} disabled={!isOnline} onClick={onEnd}>
              {t(messages.endOthers, { count })}
            </Button>
          )
        }
      />
      <Job
        icon={<Icon of={Copy} size={18} />}
        title={t(messages.thank)}
        text={helpers.length === 0 ? t(messages.thankNobody) : intl.formatList(helpers, { type: "unit" })}
        action={
          <Button
            size="small"
            icon={<Icon of={Copy} size={14} />}
            onClick={() => void copy(t(messages.thanks), t(textMessages.copied))}
          >
            {t(messages.copyThanks)}
          </Button>
        }
      />
    </ul>
  );
}

interface JobProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function Job({ icon, title, text, action }: JobProps) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <span dir="auto">{text}</span>
      </div>
      {action}
    </li>
  );
}
