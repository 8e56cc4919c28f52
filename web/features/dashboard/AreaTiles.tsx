import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import type { DashboardQuery } from "./dashboard.generated.js";
import { areas, type Area } from "./areas.js";
import { dashboardMessages as messages } from "./messages.js";

interface AreaTilesProps {
  readonly selected: Area | undefined;
  /** Undefined until the server has answered; the tiles then have no number. */
  readonly counts: DashboardQuery["dashboard"] | undefined;
  readonly onPress: (area: Area) => void;
}

/** The areas as tiles: the first press selects, the second opens the area (spec 2). */
export function AreaTiles({ selected, counts, onPress }: AreaTilesProps) {
  const t = useT();
  const intl = useIntl();
  const detail = (area: Area): ReactNode => {
    if (area.isComing) return t(messages.comingSoon);
    if (!counts || !area.count || !area.countLabel) return "";
    const count = area.count(counts);
    return (
      <>
        <span aria-hidden>{intl.formatNumber(count)}</span>
        <span className="unseen">{t(area.countLabel, { count })}</span>
      </>
    );
  };
  return (
    <div className="areas" role="group" aria-label={t(messages.areas)}>
      {areas.map((area) => (
        <button
          key={area.key}
          type="button"
          className={["area", area === selected && "is-selected", area.isComing && "is-coming"]
            .filter(Boolean)
            .join(" ")}
          aria-pressed={area === selected}
          onClick={() => onPress(area)}
        >
          <Icon of={area.icon} size={18} />
          <b>{t(area.label)}</b>
          <small>{detail(area)}</small>
          {area === selected && (
            <span className="area-check">
              <Icon of={Check} size={14} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
