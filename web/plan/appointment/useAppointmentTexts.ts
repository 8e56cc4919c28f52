import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { appointmentTexts, type AppointmentTexts } from "./appointmentTexts.js";

/** Returns the writer of appointments in the person's language and time zone. */
export function useAppointmentTexts(): AppointmentTexts {
  const intl = useIntl();
  const t = useT();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  return useMemo(() => appointmentTexts(intl, t, days, timeZone), [intl, t, days, timeZone]);
}
