import { useState } from "react";
import { Button } from "../../../components/controls/Button.js";
import { useT } from "../../../lib/useT.js";
import { LaterButton } from "../../../plan/step/LaterButton.js";
import { laterMessages } from "../../../plan/step/laterMessages.js";
import { todayMessages } from "./todayMessages.js";
import { huntLabel, type KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";

interface LineLaterProps {
  readonly row: KeptRow;
  readonly view: TodayView;
  readonly tabIndex: number;
}

/** Later in a line: the menu of days is made when it is first opened, as there may be a hundred lines. */
export function LineLater({ row, view, tabIndex }: LineLaterProps) {
  const { id, jobHunt, step, dueOn } = row.item;
  const t = useT();
  const isOpen = id === view.menu;
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const name = huntLabel(jobHunt);
  const common = { size: view.isTouch ? "middle" : "small", tabIndex } as const;
  const hint = view.isOnline ? undefined : t(todayMessages.offline);
  if (!wasOpened || step === null) {
    return (
      <Button
        {...common}
        disabled={!view.isOnline}
        title={hint}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={t(laterMessages.laterWhat, { name })}
        onClick={() => view.openMenu(id, true)}
      >
        {t(laterMessages.later)}
      </Button>
    );
  }
  return (
    <LaterButton
      {...common}
      target={{ jobHuntId: jobHunt.id, step, version: jobHunt.version }}
      name={name}
      dueOn={dueOn}
      changes={view.rowChanges.changes}
      hint={hint}
      hasIcon={false}
      isDisabled={!view.isOnline}
      isOpen={isOpen}
      onOpenChange={(next) => view.openMenu(id, next)}
      onMoved={(outcome) => view.moved(row, outcome)}
      onPause={() => view.ask("PAUSE", row.item)}
    />
  );
}
