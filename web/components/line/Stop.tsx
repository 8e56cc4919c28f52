import { Check, Minus } from "lucide-react";
import type { StepStatus } from "../../schema.generated.js";
import { hueClass, statusHue } from "./hue.js";
import "./line.css";

interface StopProps {
  readonly status: StepStatus;
  /** A smaller disc for inline text. */
  readonly isSmall?: boolean;
}

/**
 * The mark of one step on the line: each status has a shape of its own, so that no meaning depends on colour alone. It
 * is decoration beside the status label, hence hidden from assistive technology.
 */
export function Stop({ status, isSmall = false }: StopProps) {
  const size = isSmall ? 9 : 12;
  return (
    <span
      className={`stop ${hueClass(statusHue[status])}${isSmall ? " stop-small" : ""}`}
      data-status={status}
      aria-hidden
    >
      {status === "DONE" && <Check size={size} strokeWidth={3.3} />}
      {(status === "NOT_DONE" || status === "SKIPPED") && <Minus size={size} strokeWidth={3.3} />}
    </span>
  );
}
