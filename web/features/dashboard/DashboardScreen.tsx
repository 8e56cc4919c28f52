import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useGo } from "../../lib/useGo.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { useDashboardQuery } from "./dashboard.generated.js";
import type { Area } from "./areas.js";
import { AreasSection } from "./AreasSection.js";
import { dashboardMessages as messages } from "./messages.js";
import { PhaseOverview } from "./PhaseOverview.js";
import { CaptureBox } from "./CaptureBox.js";
import { Today } from "./today/Today.js";
import { hasPlan, rowCount } from "./today/todayRows.js";
import { useTodayGroups } from "./today/useTodayGroups.js";
import { Waiting } from "./today/Waiting.js";
import { useIsAfterFirstDay } from "./useIsAfterFirstDay.js";
import "./dashboard.css";

/** With fewer rows than these, what waits for others stands below them instead of beside them. */
const ROWS_MIN = 5;

/** The dashboard (spec 2): what is due, what waits for others, the hunts by phase, and the areas. */
export function DashboardScreen() {
  const t = useT();
  const go = useGo();
  const [selected, setSelected] = useState<Area>();
  const isAfterFirstDay = useIsAfterFirstDay();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("dashboardCollapsed", { isFolded: isAfterFirstDay });
  const { data, error, loading, refetch } = useDashboardQuery();
  const plan = useTodayGroups();
  const [isOneThing] = useLocalStorageState("oneSmallThing");
  const isPhone = useMediaQuery(screens.phone);
  const { groups } = plan;
  const hasWork = groups !== undefined && hasPlan(groups);
  const isFirst = hasWork ? false : isEmptyAccount(data, error);
  const isBelow = useIsBelow(groups && rowCount(groups));
  // Beside or below Today the rest would be pushed away when what is above it arrives.
  const [isTodayDrawn, setTodayDrawn] = useState(false);
  const overview =
    error && !data ? (
      <InlineError
        what={t(messages.title)}
        error={error}
        isBusy={loading}
        onTryAgain={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <PhaseOverview data={data} />
    );
  const waiting = plan.waiting.length > 0 && <Waiting hunts={plan.waiting} hasCount={isOneThing !== true} />;
  const goTo = (area: Area): void => go(area.path, { state: area.isComing ? { area: area.key } : null });
  return (
    <div className="dashboard">
      <Screen
        welcome={t(messages.welcome)}
        description={t(messages.description)}
        isDescriptionOpen={isDescriptionOpen}
        onDescriptionToggle={setDescriptionOpen}
        hasBar
        actions={
          selected && (
            <PulsatingButton icon={<Icon of={ArrowRight} />} onPress={() => goTo(selected)}>
              <span className="goto">{t(selected.goto)}</span>
            </PulsatingButton>
          )
        }
      >
        {!isPhone && overview}
        <div className="dashboard-halves">
          <div className="dashboard-main">
            <Today plan={plan} isFirst={isFirst} onDrawn={() => setTodayDrawn(true)}>
              {(!isPhone || isFirst === true) && <CaptureBox isFirst={isFirst === true} />}
            </Today>
            {isBelow && waiting}
          </div>
          {isTodayDrawn && (
            <div className="dashboard-side">
              {!isBelow && waiting}
              {isPhone && overview}
              <AreasSection
                hasWork={hasWork}
                selected={selected}
                counts={data?.dashboard}
                onPress={(area) => (area === selected ? goTo(area) : setSelected(area))}
                onFold={() => setSelected(undefined)}
              />
            </div>
          )}
        </div>
      </Screen>
    </div>
  );
}

/** Returns whether there is no hunt; undefined until that is known. */
function isEmptyAccount(data: ReturnType<typeof useDashboardQuery>["data"], error: unknown): boolean | undefined {
  if (data === undefined) return error === undefined ? undefined : false;
  return data.dashboard.jobHunts === 0;
}

/** Returns whether few rows leave room below them, as it was when they arrived: nothing jumps while one goes through them. */
function useIsBelow(rows: number | undefined): boolean {
  const [first, setFirst] = useState(rows);
  if (first === undefined && rows !== undefined) setFirst(rows);
  return (first ?? rows ?? ROWS_MIN) < ROWS_MIN;
}
