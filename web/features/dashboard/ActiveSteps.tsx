import { phasePaths } from "../../app/paths.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { daysSince } from "../../lib/time.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { DashboardQuery } from "./dashboard.generated.js";
import { dashboardMessages as messages } from "./messages.js";

type ActiveStep = DashboardQuery["dashboard"]["activeSteps"][number];

/** Lists the active steps; pressing one opens its hunt. */
export function ActiveSteps({ steps }: { steps: readonly ActiveStep[] | undefined }) {
  const t = useT();
  const go = useGo();
  const openJobHunt = ({ jobHuntId, jobHuntName, phase, step }: ActiveStep): void => {
    writeLocalState("selectedJobHuntId", jobHuntId);
    writeLocalState("selectedJobHunt", jobHuntName);
    writeLocalState("selectedStepId", step.id);
    go(phasePaths[phase]);
  };
  return (
    <section className="active-steps">
      <h3>{t(messages.activeSteps)}</h3>
      {steps === undefined && <ListSkeleton rows={8} />}
      {steps?.length === 0 && <p className="quiet">{t(messages.noActiveSteps)}</p>}
      <ul>
        {steps?.map((active) => (
          <li key={active.step.id}>
            <button type="button" className={hueClass(phaseHue[active.phase])} onClick={() => openJobHunt(active)}>
              <span className="ring" />
              <span className="active-step">
                <b>{t(stepNames[active.step.name])}</b>
                <small title={active.jobHuntName} dir="auto">
                  {active.jobHuntName}
                </small>
              </span>
              {active.step.changedAt && <em>{t(messages.age, { days: daysSince(active.step.changedAt) })}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
