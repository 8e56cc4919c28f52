import type { ReactNode } from "react";
import { useT } from "../lib/useT.js";
import { listMessages } from "./listMessages.js";
import "./rail.css";

/** The content of the column beside a list. */
export interface RailContent {
  /** The accessible name of the column; absent: statistics and notes. */
  readonly label?: string;
  readonly statistics: ReactNode;
  readonly notes?: ReactNode;
}

/** Shows notes, then statistics, in a separate column. */
export function RailColumn({ rail }: { rail: RailContent }) {
  const t = useT();
  return (
    <aside className="rail" aria-label={rail.label ?? t(listMessages.aside)}>
      {rail.notes}
      {rail.statistics}
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
