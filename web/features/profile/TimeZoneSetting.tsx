import { Button } from "../../components/controls/Button.js";
import { useId, useState } from "react";
import { ZoneBox } from "../../components/ZoneBox.js";
import { browserTimeZone } from "../../lib/environment/timeZone.js";
import { zoneToOffer } from "../../lib/timeZones.js";
import { readableZone } from "../../lib/zoneNames.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { timeZoneMessages as messages } from "./timeZoneMessages.js";
import type { TimeZoneState } from "./useTimeZone.js";
import { serverNow } from "../../lib/environment/clock.js";

/** Shows the user's time zone and changes it; offers the browser's when it is another one. */
export function TimeZoneSetting({ kept, isBusy, error, onChange }: TimeZoneState) {
  const t = useT();
  const isOnline = useOnline();
  const fieldId = useId();
  const problemId = useId();
  const [now] = useState(serverNow);
  const browser = browserTimeZone();
  const readProblem = useReadProblem();
  const { fields, message } = readProblem(error);
  const problem = error === undefined ? undefined : (fields[0]?.message ?? message ?? t(messages.notSaved));
  const offered = kept === undefined ? null : zoneToOffer(kept, browser);
  return (
    <div className="setting">
      <label htmlFor={fieldId}>{t(messages.label)}</label>
      <ZoneBox
        id={fieldId}
        own={kept ?? browser}
        value={kept ?? null}
        at={now}
        placeholder={kept === null ? t(messages.unset) : ""}
        isDisabled={!isOnline || kept === undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
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
