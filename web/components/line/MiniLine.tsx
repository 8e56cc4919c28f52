import type { StepStatus } from "../../schema.generated.js";
import { isJoined } from "./joins.js";
import "./line.css";

interface MiniLineProps {
  /** The statuses of one phase's steps, in their order. */
  readonly statuses: readonly StepStatus[];
}

/** The steps of one phase as a thin line: each stop is coloured by its own status alone; uses the hue of its parent. */
export function MiniLine({ statuses }: MiniLineProps) {
  return (
    <span className="mini-line" aria-hidden>
      {statuses.map((status, place) => (
        <span
          key={place}
          className={isJoined(status, statuses[place + 1]) ? "mini-stop mini-joined" : "mini-stop"}
          data-status={status}
        />
      ))}
    </span>
  );
}
