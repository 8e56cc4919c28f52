import { useCallback } from "react";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { dayMessages, dayNames } from "./jobHuntDayMessages.js";
import type { DayKind, JobHuntDays } from "./jobHuntDays.js";
import { useJobHuntDaysQuery, useJobHuntSetDatesMutation } from "./jobhunt.generated.js";

interface JobHuntDaysOfCard {
  /** Null while they are not loaded. */
  readonly known: JobHuntDays | null;
  /** True: an offer of the hunt says some of them. */
  readonly hasOffer: boolean;
  /** Sets one of them, or removes it with null, and shows a toast with Undo, or why it was not changed. */
  readonly set: (kind: DayKind, day: Day | null) => void;
}

/** Returns the days of a hunt that others set, and what changes them. */
export function useJobHuntDays(hunt: JobHunt): JobHuntDaysOfCard {
  const t = useT();
  const days = useDayTexts();
  const { data } = useJobHuntDaysQuery({ variables: { id: hunt.id }, fetchPolicy: "cache-and-network" });
  const [send] = useJobHuntSetDatesMutation();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const set = useCallback(
    (kind: DayKind, day: Day | null) => {
      const what = t(dayNames[kind]);
      const told =
        day === null ? t(dayMessages.removed, { what }) : t(dayMessages.set, { what, day: days.withWeekday(day) });
      send({ variables: { input: { jobHuntId: hunt.id, [kind]: day } } }).then(
        ({ data: answer }) => showChangeToast(changeOf(hunt), told, answer?.setJobHuntDates.logEntryId),
        (error: unknown) => showFailureToast(what, error),
      );
    },
    [t, days, send, hunt, showChangeToast, showFailureToast],
  );
  return { known: data?.jobHunt ?? null, hasOffer: data?.jobHunt?.offer != null, set };
}
