import { useId, type KeyboardEvent, type ReactNode } from "react";
import { onKeys } from "../lib/keys.js";
import { useT } from "../lib/useT.js";
import { componentMessages as messages } from "./messages.js";
import { listMessages } from "./listMessages.js";
import "./rail.css";

/** The content of the column beside a list. */
export interface RailContent {
  /** The name of the list in the switch of narrow screens, e.g. List or Hunts. */
  readonly listLabel: string;
  /** The accessible name of the column; absent: statistics and notes. */
  readonly label?: string;
  readonly statistics: ReactNode;
  readonly notes?: ReactNode;
  readonly noteCount?: number | undefined;
}

/** The parts of a screen between which a narrow screen switches. */
export type RailView = "list" | "notes" | "statistics";

/** Shows statistics, then notes, in a separate column. */
export function RailColumn({ rail }: { rail: RailContent }) {
  const t = useT();
  return (
    <aside className="rail" aria-label={rail.label ?? t(listMessages.aside)}>
      {rail.statistics}
      {rail.notes}
    </aside>
  );
}

/** One section of the rail with its heading. */
export function RailSection({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className="rail-section">
      <h3>
        {title}
        {extra}
      </h3>
      {children}
    </section>
  );
}

interface RailSwitchProps {
  readonly rail: RailContent;
  readonly view: RailView;
  readonly onView: (view: RailView) => void;
  readonly children: ReactNode;
}

/** Switches between the list, its notes and its statistics where only one of them fits. */
export function RailSwitch({ rail, view, onView, children }: RailSwitchProps) {
  const t = useT();
  const baseId = useId();
  const noteCount = rail.noteCount === undefined ? "" : ` ${rail.noteCount}`;
  const all: readonly (readonly [RailView, string])[] = [
    ["list", rail.listLabel],
    ["notes", t(listMessages.notes) + noteCount],
    ["statistics", t(messages.statistics)],
  ];
  const tabs = all.filter(([key]) => key !== "notes" || rail.notes !== undefined);
  const move = (step: 1 | -1) => (): void => {
    const turn = document.documentElement.dir === "rtl" ? -step : step;
    const at = tabs.findIndex(([key]) => key === view);
    const next = tabs[(at + turn + tabs.length) % tabs.length];
    if (!next) return;
    onView(next[0]);
    document.getElementById(`${baseId}-${next[0]}`)?.focus();
  };
  const keys = onKeys<KeyboardEvent>({ ArrowRight: move(1), ArrowLeft: move(-1) });
  const body = { list: children, notes: rail.notes, statistics: rail.statistics }[view];
  return (
    <>
      <div className="rail-switch" role="tablist" aria-label={t(listMessages.views)} onKeyDown={keys}>
        {tabs.map(([key, label]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${baseId}-${key}`}
            aria-selected={view === key}
            aria-controls={`${baseId}-panel`}
            tabIndex={view === key ? 0 : -1}
            onClick={() => onView(key)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="screen-body" role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${view}`}>
        {body}
      </div>
    </>
  );
}
