import type { ReactNode } from "react";
import type { Hue } from "../tokens.js";
import "./chip.css";

interface StatusTagProps {
  readonly status: "INACTIVE" | "ACTIVE" | "DONE" | "NOT_DONE" | "SKIPPED";
  readonly children: ReactNode;
}

const statusHues: Readonly<Record<StatusTagProps["status"], Hue>> = {
  INACTIVE: "inactive",
  ACTIVE: "active",
  DONE: "done",
  NOT_DONE: "notdone",
  SKIPPED: "inactive",
};

/** Shows a status label in the colour of the status (spec 9). */
export function StatusTag({ status, children }: StatusTagProps) {
  return <span className={`chip hue-${statusHues[status]}`}>{children}</span>;
}
