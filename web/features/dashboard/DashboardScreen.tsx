import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useGo } from "../../lib/useGo.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { useDashboardQuery } from "./dashboard.generated.js";
import { ActiveSteps } from "./ActiveSteps.js";
import { AreaTiles } from "./AreaTiles.js";
import type { Area } from "./areas.js";
import { dashboardMessages as messages } from "./messages.js";
import { PhaseOverview } from "./PhaseOverview.js";
import { CaptureBox } from "./CaptureBox.js";
import "./dashboard.css";

/** The dashboard (spec 2): the hunts by phase, the areas, and the active steps. */
export function DashboardScreen() {
  const t = useT();
  const go = useGo();
  const [selected, setSelected] = useState<Area>();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("dashboardCollapsed");
  const { data, error, loading, refetch } = useDashboardQuery();
  const isOneColumn = useMediaQuery(screens.oneColumn);
  const activeSteps = <ActiveSteps steps={data?.dashboard.activeSteps} />;
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
      <CaptureBox isFirst={data?.dashboard.jobHunts === 0} />
      {error && !data ? (
        <InlineError
          what={t(messages.title)}
          error={error}
          isBusy={loading}
          onTryAgain={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PhaseOverview data={data} />
      )}
      <div className="dashboard-halves">
        {/* In one column the active steps come first. */}
        {isOneColumn && activeSteps}
        <AreaTiles
          selected={selected}
          counts={data?.dashboard}
          onPress={(area) => (area === selected ? goTo(area) : setSelected(area))}
        />
        {!isOneColumn && activeSteps}
      </div>
    </Screen>
  );
}
