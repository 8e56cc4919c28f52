import { useIntl } from "react-intl";
import { formatDay } from "../../lib/formatDay.js";
import { useT } from "../../lib/useT.js";
import { sheetMessages as messages } from "./messages.js";
import { sentOn, type Sheet } from "./sheet.js";

/** Returns when the application was sent, as a sentence; null while it was not. */
export function useSentText(sheet: Sheet): string | null {
  const t = useT();
  const intl = useIntl();
  const day = sentOn(sheet);
  if (day === null) return null;
  return t(messages.sentOn, { day: formatDay(intl, day, { weekday: "short", day: "numeric", month: "long" }) });
}
