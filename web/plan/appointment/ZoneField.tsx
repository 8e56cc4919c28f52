import { memo } from "react";
import { timeZoneNames } from "../../lib/timeZones.js";
import { useT } from "../../lib/useT.js";
import { AppointmentField } from "./AppointmentField.js";
import { fieldLabels, formMessages as messages } from "./formMessages.js";
import { zoneCity, zonesByRegion } from "./zoneWords.js";

interface ZoneFieldProps {
  /** The person's own zone, which the list begins with. */
  readonly own: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly hint: string | undefined;
  readonly onChange: (timeZone: string) => void;
}

/** The time zone of an appointment, by its city. */
export function ZoneField({ own, value, problem, hint, onChange }: ZoneFieldProps) {
  const t = useT();
  return (
    <AppointmentField label={t(fieldLabels.timeZone)} problem={problem} hint={hint}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <ZoneOptions own={own} kept={value} />
        </select>
      )}
    </AppointmentField>
  );
}

/** Drawn once: there are hundreds of them. */
const ZoneOptions = memo(function ZoneOptions({ own, kept }: { readonly own: string; readonly kept: string }) {
  const t = useT();
  const regions = zonesByRegion(timeZoneNames(kept).filter((name) => name !== own));
  return (
    <>
      <optgroup label={t(messages.ownZone)}>
        <option value={own}>{zoneCity(own)}</option>
      </optgroup>
      {[...regions].map(([region, names]) => (
        <optgroup key={region} label={region === "" ? t(messages.otherZones) : region}>
          {names.map((name) => (
            <option key={name} value={name}>
              {zoneCity(name)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
});
