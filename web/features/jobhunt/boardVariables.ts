import type { PhaseName } from "../../schema.generated.js";

/** The page size of a lane. */
export const LANE_PAGE = 24;

/** Returns the variables of the board's query: all phases, or one. */
export function boardVariables(screen: PhaseName | "ALL") {
  const isShown = (phase: PhaseName): boolean => screen === "ALL" || screen === phase;
  return {
    first: LANE_PAGE,
    phase: screen === "ALL" ? null : screen,
    preparing: isShown("PREPARING"),
    applying: isShown("APPLYING"),
    interviewing: isShown("INTERVIEWING"),
    accepting: isShown("ACCEPTING"),
  };
}
