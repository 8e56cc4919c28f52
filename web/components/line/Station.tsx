import type { PhaseName } from "../../operations.generated.js";
import { hueClass, phaseHue } from "./hue.js";
import "./line.css";

/** What a station shows. */
export interface StationProps {
  /** The phase that lends its colour; without one the station takes the hue around it. */
  readonly phase?: PhaseName;
  /** `lane` heads a lane, `tab` stands before a word, `end` closes a lane. */
  readonly size?: "lane" | "tab" | "end";
}

/** The ring that stands for a phase on the line; decoration beside the phase's name. */
export function Station({ phase, size = "lane" }: StationProps) {
  const hue = phase === undefined ? "" : ` ${hueClass(phaseHue[phase])}`;
  return <span className={`station station-${size}${hue}`} aria-hidden />;
}
