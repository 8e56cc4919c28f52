import { useIntl } from "react-intl";
import { dayAt, daysBetween } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { endingMessages as messages } from "./endingMessages.js";
import { useFinishedHuntQuery } from "./jobhunt.generated.js";
import { LastJobs } from "./LastJobs.js";
import "./finished.css";

/** What a finished hunt shows first: that its person has a job, and what is left to do. */
export function FinishedCallout({ hunt }: { readonly hunt: WholeHunt }) {
  const t = useT();
  const intl = useIntl();
  const query = useFinishedHuntQuery({ variables: { id: hunt.id }, fetchPolicy: "cache-and-network" });
  const timeZone = useOwnTimeZone();
  const data = query.data ?? query.previousData;
  const startsOn = data?.jobHunt?.startsOn ?? null;
  const name = (data?.viewer.givenName ?? data?.viewer.name)?.trim().split(/\s+/)[0];
  const steps = hunt.phases.reduce((sum, { stepsDone }) => sum + stepsDone, 0);
  const end = hunt.finishedAt === null ? null : dayAt(new Date(hunt.finishedAt), timeZone);
  const days = end === null ? null : Math.max(daysBetween(dayAt(new Date(hunt.createdAt), timeZone), end), 1);
  return (
    <>
      <section className="finished" aria-label={t(messages.newJob)}>
        <FinishedLine />
        <div>
          <b>
            {startsOn === null
              ? t(messages.newJob)
              : t(messages.newJobFrom, { day: formatDay(intl, startsOn, { day: "numeric", month: "long" }) })}
          </b>
          <p dir="auto">{name ? t(messages.wellDone, { name }) : t(messages.wellDonePlain)}</p>
          {days !== null && (
            <details>
              <summary>{t(messages.details)}</summary>
              {t(messages.figures, { days, steps })}
            </details>
          )}
        </div>
      </section>
      <LastJobs
        hunt={hunt}
        data={data}
        error={query.error}
        // A second failure is shown by the query itself.
        onTryAgain={() => void query.refetch().catch(() => undefined)}
      />
    </>
  );
}

/** The line of the four phases, which draws itself once. */
function FinishedLine() {
  return (
    <svg className="finished-line" viewBox="0 0 140 56" aria-hidden>
      <path className="hue-preparing" d="M2 46 H34" />
      <path className="hue-applying" d="M34 46 C50 46 46 28 62 28" />
      <path className="hue-interviewing" d="M62 28 H88" />
      <path className="hue-accepting" d="M88 28 C104 28 100 14 116 14" />
      <circle className="hue-accepting" cx="124" cy="14" r="9" />
    </svg>
  );
}
