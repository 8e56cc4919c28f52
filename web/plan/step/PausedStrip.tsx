import { Button } from "antd";
import { Pause } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "./dayTexts.js";
import type { JobHunt } from "./optimistic.js";
import { pauseMessages } from "./pauseMessages.js";
import { usePlanPauseQuery } from "./plan.generated.js";
import { usePause } from "./usePause.js";
import { nextMessages } from "./nextMessages.js";
import { Strip } from "./Strip.js";

interface PausedStripProps {
  readonly hunt: JobHunt;
  /** The first day after the pause. */
  readonly until: Day;
  readonly days: DayTexts;
}

/** Says until when a hunt is paused, alone or with all others, and ends that pause. */
export function PausedStrip({ hunt, until, days }: PausedStripProps) {
  const t = useT();
  const pause = usePause();
  const { data } = usePlanPauseQuery({ fetchPolicy: "cache-and-network" });
  const isOfAll = data?.pause?.until === until;
  const day = days.withWeekday(until);
  return (
    <Strip>
      <Icon of={Pause} size={18} />
      <div>
        <b>{isOfAll ? t(nextMessages.allPaused, { day }) : t(pauseMessages.running, { day })}</b>
      </div>
      <Button size="small" onClick={() => void pause(isOfAll ? null : hunt.id, null)}>
        {t(pauseMessages.end)}
      </Button>
    </Strip>
  );
}
