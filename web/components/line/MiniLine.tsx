import type { StepStatus } from "../../schema.generated.js";
import "./line.css";

interface MiniLineProps {
  /** The statuses of one phase's steps, in their order. */
  readonly statuses: readonly StepStatus[];
}

/** The steps of one phase as a thin line, coloured up to the furthest touched step; uses the hue of its parent. */
export function MiniLine({ statuses }: MiniLineProps) {
  const reached = statuses.findLastIndex((status) => status !== "INACTIVE");
  return (
    <span className="mini-line" aria-hidden>
      {statuses.map((status, place) => (
        <span key={place} className={place <= reached ? "mini-stop mini-past" : "mini-stop"} data-status={status} />
      ))}
    </span>
  );
}
