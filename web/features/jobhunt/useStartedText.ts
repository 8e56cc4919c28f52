import { useIntl } from "react-intl";
import { daysSince } from "../../lib/time.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";

/** Returns when a hunt was started, in days: `Started 9 days ago`. */
export function useStartedText(createdAt: string): string {
  const t = useT();
  const intl = useIntl();
  const when = intl.formatRelativeTime(-daysSince(createdAt), "day", { numeric: "auto" });
  return t(cardMessages.started, { when });
}
