import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.js";
import { componentMessages } from "../../components/messages.js";
import { dayAt } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import { useLogLines } from "../../plan/log/logLines.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { sheetMessages as messages } from "./messages.js";
import type { SheetEntry } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";

/** The number of entries that are shown at first. */
const SHOWN = 8;

/** What happened in a hunt, newest first, in the sentences of the log. */
export function SheetHistory({ entries }: { readonly entries: readonly SheetEntry[] }) {
  const t = useT();
  const intl = useIntl();
  const days = useDayTexts();
  const timeZone = useOwnTimeZone();
  const { read } = useLogLines();
  const [isWhole, setWhole] = useState(false);
  const momentOf = ({ date }: SheetEntry): string =>
    intl.formatDate(date, { dateStyle: "full", timeStyle: "short", timeZone: timeZone ?? undefined });
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  return (
    <SheetSection title={t(messages.history)}>
      {entries.length === 0 && <p className="quiet">{t(messages.historyEmpty)}</p>}
      <ol className="sheet-history">
        {shown.map((entry) => (
          <li key={entry.id} className={entry.undoneAt === null ? undefined : "is-undone"}>
            <time dateTime={entry.date} title={momentOf(entry)}>
              {days.short(dayAt(new Date(entry.date), timeZone))}
            </time>
            <span className="sheet-dot" aria-hidden />
            <div dir="auto">{read(entry)}</div>
          </li>
        ))}
      </ol>
      <p className="sheet-more">
        {shown.length < entries.length && (
          <Button size="small" onClick={() => setWhole(true)}>
            {t(componentMessages.showMore)}
          </Button>
        )}
        <Link className="sheet-link" to={paths.logs}>
          {t(messages.wholeLog)}
        </Link>
      </p>
    </SheetSection>
  );
}
