import { Button } from "../../components/controls/Button.js";
import { Pause } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "../step/dayTexts.js";
import type { JobHunt } from "../step/optimistic.js";
import { pauseMessages } from "../step/pauseMessages.js";
import { usePlanPauseQuery } from "../step/plan.generated.js";
import { usePause } from "../step/usePause.js";
import { nextMessages } from "../step/nextMessages.js";
import { Strip } from "./Strip.js";

interface PausedStripProps {
  readonly hunt: JobHunt;
  /** The first day after the pause. */
  readonly until: Day;
  readonly days: DayTexts;
  readonly isPending: boolean;
}

/** Says until when a hunt is paused, alone or with all others, and ends that pause. */
export function PausedStrip({ hunt, until, days, isPending }: PausedStripProps) {
  const t = useT();
  const pause = usePause();
  const { data } = usePlanPauseQuery({ fetchPolicy: "cache-and-network" });
  const isOfAll = data?.pause?.until === until;
  const day = days.withWeekday(until);
  const text = <b>{isOfAll ? t(nextMessages.allPaused, { day }) : t(pauseMessages.running, { day })}</b>;
  return (
    <Strip mark={<Icon of={Pause} size={18} />} text={text} isPending={isPending}>
      <Button size="small" onClick={() => void pause(isOfAll ? null : hunt.id, null)}>
        {t(pauseMessages.end)}
      </Button>
    </Strip>
  );
}
