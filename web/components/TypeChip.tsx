import type { ReactNode } from "react";
import type { Hue } from "../tokens.js";
import "./chip.css";

/** Shows a type in its hue, or neutrally when the type has none. */
export function TypeChip({ hue, children }: { hue?: Hue | undefined; children: ReactNode }) {
  return <span className={hue ? `chip hue-${hue}` : "plain-chip"}>{children}</span>;
}
