import { Button } from "../../components/controls/Button.js";
import { Menu } from "../../components/controls/Menu.js";
import { CalendarDays, Flag, Plus } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayDialog } from "../../plan/step/DayDialog.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { dayMessages as messages, dayNames } from "./jobHuntDayMessages.js";
import { DAY_KINDS, knownDays, type DayKind } from "./jobHuntDays.js";
import { useJobHuntDays } from "./useJobHuntDays.js";
import "../../plan/link/ties.css";

interface DaysRowProps {
  readonly hunt: JobHunt;
  readonly today: Day;
  readonly days: DayTexts;
}

/** The days of a hunt that others set, each changed by a press; in an ended hunt they are only shown. */
export function DaysRow({ hunt, today, days }: DaysRowProps) {
  const t = useT();
  const { known, hasOffer, set } = useJobHuntDays(hunt);
  const [asked, setAsked] = useState<DayKind | null>(null);
  const isActive = hunt.status === "ACTIVE";
  const shown = known === null ? [] : knownDays(hunt, known, { t, today, days });
  const missing = DAY_KINDS.filter((kind) => known?.[kind] === null);
  const entry = (kind: DayKind) => ({ key: kind, label: t(dayNames[kind]), onClick: () => setAsked(kind) });
  return (
    <>
      <ul className="ties" aria-label={t(messages.days)}>
        {shown.map(({ kind, text, isLate }) => (
          <li key={kind}>
            <Menu
              isDisabled={!isActive}
              items={[
                { key: "change", label: t(messages.change), onClick: () => setAsked(kind) },
                // The day of an offer can be another one, and is always there.
                ...(kind === "offerReceivedOn" && hasOffer
                  ? []
                  : [{ key: "remove", label: t(messages.remove), onClick: () => set(kind, null) }]),
              ]}
            >
              <Button
                size="small"
                className={isLate ? "tie is-late" : "tie"}
                aria-haspopup="menu"
                icon={<Icon of={kind === "deadline" ? Flag : CalendarDays} size={14} />}
              >
                {text}
              </Button>
            </Menu>
          </li>
        ))}
        {isActive && missing.length > 0 && (
          <li>
            <Menu items={missing.map(entry)}>
              <Button
                size="small"
                className="tie tie-add"
                aria-haspopup="menu"
                aria-label={t(messages.addLabel)}
                icon={<Icon of={Plus} size={14} />}
              >
                {t(messages.add)}
              </Button>
            </Menu>
          </li>
        )}
      </ul>
      {asked !== null && (
        <DayDialog
          title={t(dayNames[asked])}
          action={t(componentMessages.save)}
          initial={known?.[asked] ?? ""}
          onDay={(day) => set(asked, day)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
