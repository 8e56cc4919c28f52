import type { ReactNode } from "react";
import type { Hue } from "../tokens.js";
import "./statistics.css";

interface SplitPart {
  readonly hue: Hue;
  readonly label: string;
  readonly count: number;
}

/** Shows the parts of a total, as a bar and as numbers. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <div className="split">
      <div className="split-bar" aria-hidden>
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <span key={part.label} className={`hue-${part.hue}`} style={{ flex: part.count }} />
          ))}
      </div>
      <StatisticRows
        rows={parts.map((part) => ({
          label: part.label,
          value: part.count,
          mark: <span className={`dot hue-${part.hue}`} />,
        }))}
      />
    </div>
  );
}

interface StatisticRow {
  readonly label: string;
  readonly value: ReactNode;
  readonly mark?: ReactNode;
}

/** Shows named numbers, one per row. */
export function StatisticRows({ rows }: { rows: readonly StatisticRow[] }) {
  return (
    <dl className="statistic-rows">
      {rows.map((row) => (
        <div key={row.label}>
          <dt>
            {row.mark}
            {row.label}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
