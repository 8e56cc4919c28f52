import { Button } from "../../components/controls/Button.js";
import { RotateCcw } from "lucide-react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { dayAt } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { advanceMessages } from "../../plan/step/advanceMessages.js";
import { endingText } from "../../plan/step/endingText.js";
import { useReopen } from "../../plan/step/useReopen.js";
import { sheetMessages as messages } from "./messages.js";
import type { Sheet } from "./sheet.js";

/** Shows that a hunt has ended, when and why, and takes it up again; nothing in an active hunt. */
export function EndedBanner({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const intl = useIntl();
  const reopen = useReopen();
  const timeZone = useOwnTimeZone();
  if (sheet.status === "ACTIVE") return null;
  const dayOf = (moment: string | null): string =>
    formatDay(intl, dayAt(new Date(moment ?? sheet.createdAt), timeZone), { dateStyle: "medium" });
  return (
    <div className="sheet-ended">
      <span dir="auto">
        {sheet.status === "DONE"
          ? t(messages.finished, { date: dayOf(sheet.finishedAt) })
          : t(messages.ended, { date: dayOf(sheet.terminatedAt), reason: withLineEnds(endingText(sheet, t)) })}
      </span>
      <Button icon={<Icon of={RotateCcw} />} onClick={() => reopen(sheet)}>
        {t(advanceMessages.reopen)}
      </Button>
    </div>
  );
}
