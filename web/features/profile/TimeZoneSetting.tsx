import { Button } from "../../components/controls/Button.js";
import { SearchSelect } from "../../components/controls/SearchSelect.js";
import { useId, useState } from "react";
import { browserTimeZone, isWantedZone, readableZone, timeZoneNames, zoneToOffer } from "../../lib/timeZones.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { timeZoneMessages as messages } from "./timeZoneMessages.js";
import type { TimeZoneState } from "./useTimeZone.js";

/** Shows the user's time zone and changes it; offers the browser's when it is another one. */
export function TimeZoneSetting({ kept, isBusy, error, onChange }: TimeZoneState) {
  const t = useT();
  const isOnline = useOnline();
  const fieldId = useId();
  const problemId = useId();
  const [wasOpened, setOpened] = useState(false);
  const readProblem = useReadProblem();
  const { fields, message } = readProblem(error);
  const problem = error === undefined ? undefined : (fields[0]?.message ?? message ?? t(messages.notSaved));
  const offered = kept === undefined ? null : zoneToOffer(kept, browserTimeZone());
  return (
    <div className="setting">
      <label htmlFor={fieldId}>{t(messages.label)}</label>
      <SearchSelect<string>
        id={fieldId}
        showSearch={{ filterOption: (wanted, option) => isWantedZone(wanted, String(option?.value)) }}
        value={kept ?? null}
        placeholder={kept === null ? t(messages.unset) : ""}
        options={listed(kept ?? null, wasOpened).map((value) => ({ value, label: readableZone(value) }))}
        notFoundContent={t(messages.none)}
        loading={isBusy}
        disabled={!isOnline || kept === undefined}
        status={problem === undefined ? "" : "error"}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onOpenChange={() => setOpened(true)}
        onChange={onChange}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className="setting-problem">
          {problem}
        </p>
      )}
      {offered !== null && (
        <p className="setting-offer">
          <span className="quiet">{t(messages.differs)}</span>
          <Button loading={isBusy} disabled={!isOnline} onClick={() => onChange(offered)}>
            {t(messages.use, { zone: readableZone(offered) })}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns the long list only after the field was opened; until then only the current value. */
function listed(kept: string | null, wasOpened: boolean): readonly string[] {
  if (wasOpened) return timeZoneNames(kept);
  return kept === null ? [] : [kept];
}
