import { useCallback } from "react";
import { useIntl } from "react-intl";
import { dayAt } from "../../lib/days.js";
import { useViewerQuery } from "../../lib/viewer.generated.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { usableZone } from "../../lib/environment/timeZone.js";

/** A moment in words, in the zone of the person's settings. */
interface CallTime {
  /** `09:40`. */
  readonly time: string;
  /** `Thu 26 Nov 09:40`. */
  readonly when: string;
}

/** Returns the function that writes the moment of a call. */
export function useCallTime(): (moment: Date) => CallTime {
  const intl = useIntl();
  const days = useDayTexts();
  const { data } = useViewerQuery({ fetchPolicy: "cache-first" });
  const timeZone = data?.viewer.timeZone ?? null;
  return useCallback(
    (moment) => {
      const known = usableZone(timeZone);
      const zone = known === null ? {} : { timeZone: known };
      const time = intl.formatTime(moment, { timeStyle: "short", ...zone });
      return { time, when: `${days.date(dayAt(moment, timeZone))} ${time}` };
    },
    [intl, days, timeZone],
  );
}
