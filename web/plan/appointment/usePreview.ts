import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { readProblem, type FieldProblem } from "../../lib/readProblem.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useAppointmentPreviewQuery, type AppointmentPreviewQuery } from "./appointment.generated.js";
import type { AppointmentValues } from "./appointmentValues.js";
import { previewInput } from "./sentFields.js";

/** How long the form rests before the server is asked, in milliseconds. */
const REST_MS = 300;

interface AppointmentPreviewState {
  /** What the server said last; undefined before it said anything, and while the day is not complete. */
  readonly preview: AppointmentPreviewQuery["appointmentPreview"] | undefined;
  /** True when that is about what the form has now. */
  readonly isCurrent: boolean;
  /** What the server finds wrong with the day, the time and the zone. */
  readonly problems: readonly FieldProblem[];
}

/** Returns what the appointment of a form would change in the plan. */
export function usePreview(
  { day, time, timeZone, minutes, repeatedHour }: AppointmentValues,
  { jobHuntId, id }: { readonly jobHuntId: string; readonly id: string | undefined },
): AppointmentPreviewState {
  const input = useMemo(
    () => previewInput({ day, time, timeZone, minutes, repeatedHour }, { jobHuntId, ...(id !== undefined && { id }) }),
    [day, time, timeZone, minutes, repeatedHour, jobHuntId, id],
  );
  const settled = useDebounced(input, REST_MS);
  const { data, previousData, error, loading } = useAppointmentPreviewQuery(
    settled === undefined ? skipToken : { variables: { input: settled } },
  );
  const isSettled = settled === input && !loading;
  return {
    preview: input === undefined ? undefined : (data ?? previousData)?.appointmentPreview,
    isCurrent: isSettled && data !== undefined,
    problems: isSettled && error !== undefined ? readProblem(error).fields : [],
  };
}
