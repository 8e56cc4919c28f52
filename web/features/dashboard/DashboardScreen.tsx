import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useGo } from "../../lib/useGo.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { useDashboardQuery } from "./dashboard.generated.js";
import { AreaTiles } from "./AreaTiles.js";
import type { Area } from "./areas.js";
import { dashboardMessages as messages } from "./messages.js";
import { PhaseOverview } from "./PhaseOverview.js";
import { CaptureBox } from "./CaptureBox.js";
import { Today } from "./today/Today.js";
import { useTodayGroups } from "./today/useTodayGroups.js";
import { Waiting } from "./today/Waiting.js";
import "./dashboard.css";

/** The dashboard (spec 2): what is due, what waits for others, the hunts by phase, and the areas. */
export function DashboardScreen() {
  const t = useT();
  const go = useGo();
  const [selected, setSelected] = useState<Area>();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("dashboardCollapsed");
  const { data, error, loading, refetch } = useDashboardQuery();
  const plan = useTodayGroups();
  const [isOneThing] = useLocalStorageState("oneSmallThing");
  const isPhone = useMediaQuery(screens.phone);
  const isOneColumn = useMediaQuery(screens.oneColumn);
  // Below Today it would be pushed away when the rows of Today arrive.
  const hasSide = !isOneColumn || plan.groups !== undefined || plan.error !== undefined;
  const isFirst = data?.dashboard.jobHunts === 0;
  // The box for adverts is larger for somebody who has no hunt yet, and would push what is below it.
  const isKnown = data !== undefined || error !== undefined;
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
  const goTo = (area: Area): void => go(area.path, { state: area.isComing ? { area: area.key } : null });
  return (
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
      <CaptureBox isFirst={isFirst} />
      {isKnown ? (
        <>
          {!isPhone && overview}
          <div className="dashboard-halves">
            <Today plan={plan} isFirst={isFirst} />
            {hasSide && (
              <div className="dashboard-side">
                {plan.groups !== undefined && <Waiting hunts={plan.waiting} hasCount={isOneThing !== true} />}
                {isPhone && overview}
                <section>
                  <h3>{t(messages.areas)}</h3>
                  <AreaTiles
                    selected={selected}
                    counts={data?.dashboard}
                    onPress={(area) => (area === selected ? goTo(area) : setSelected(area))}
                  />
                </section>
              </div>
            )}
          </div>
        </>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </Screen>
  );
}
