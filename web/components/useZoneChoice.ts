import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { nextIndex } from "../lib/listKeys.js";
import { useT } from "../lib/useT.js";
import { countriesOf, listedZones, offsetText, wantedZones, zoneFacts } from "../lib/zoneList.js";
import type { ZoneFacts } from "../lib/zoneList.js";
import { isSameZone, readableZone, zoneCity } from "../lib/zoneNames.js";
import type { ListOption } from "./OptionList.js";
import { zoneMessages as messages } from "./zoneMessages.js";

interface ZoneField {
  readonly own: string | null;
  readonly value: string | null;
  readonly at: Date;
  readonly onChange: (timeZone: string) => void;
}

/** The state of a field of a time zone. */
export interface ZoneChoice {
  readonly isOpen: boolean;
  /** What was typed; empty while the list is closed. */
  readonly text: string;
  readonly options: readonly ListOption[];
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly choose: (index: number) => void;
  readonly point: (index: number) => void;
  /** Does what a key does in the field; returns false where it does nothing of its own. */
  readonly press: (key: string) => boolean;
}

/** Returns the state of a field of a time zone; a zone that is chosen again by another of its names is no change. */
export function useZoneChoice({ own, value, at, onChange }: ZoneField): ZoneChoice {
  const t = useT();
  const { locale } = useIntl();
  const [text, setText] = useState<string | null>(null);
  const [index, setAt] = useState(0);
  const isOpen = text !== null;
  const first = own ?? value ?? "UTC";
  const zones = useMemo(() => (isOpen ? listedZones(first, locale) : []), [isOpen, first, locale]);
  const facts = useFacts(zones, at.getTime(), locale);
  const found = useMemo(() => wantedZones(text ?? "", zones, facts), [text, zones, facts]);
  const options = useMemo(() => {
    const [yours, others] = [t(messages.own), t(messages.others)];
    return found.map((name): ListOption => {
      const offset = facts?.offsets.get(name);
      return {
        key: name,
        group: own !== null && isSameZone(name, own) ? yours : others,
        label: zoneCity(name),
        detail: countriesOf(name, facts)[0] ?? regionOf(name),
        kind: offset === undefined ? undefined : offsetText(offset),
      };
    });
  }, [found, facts, own, t]);
  const active = Math.min(index, options.length - 1);
  const show = (typed: string): void => {
    setText(typed);
    setAt(0);
  };
  const close = (): void => setText(null);
  const choose = (index: number): void => {
    const name = found[index];
    close();
    if (name !== undefined && (value === null || !isSameZone(name, value))) onChange(name);
  };
  const press = (key: string): boolean => {
    if (!isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return false;
      show("");
      return true;
    }
    const next = nextIndex(key, active, options.length);
    if (next !== undefined) setAt(next);
    else if (key === "Enter") choose(active);
    else if (key === "Escape") close();
    else return false;
    return true;
  };
  const open = (): void => {
    if (!isOpen) show("");
  };
  return { isOpen, text: text ?? "", options, active, open, close, type: show, choose, point: setAt, press };
}

/** Returns what is known of zones beside their names; undefined before, as the list is shown first. */
function useFacts(zones: readonly string[], at: number, locale: string): ZoneFacts | undefined {
  const [known, setKnown] = useState<{ readonly zones: readonly string[]; readonly facts: ZoneFacts }>();
  useEffect(() => {
    if (zones.length === 0) return undefined;
    const timer = setTimeout(() => setKnown({ zones, facts: zoneFacts(zones, new Date(at), locale) }));
    return () => clearTimeout(timer);
  }, [zones, at, locale]);
  return known?.zones === zones ? known.facts : undefined;
}

function regionOf(name: string): string {
  return readableZone(name).split("/").slice(0, -1).toReversed().join(", ");
}
