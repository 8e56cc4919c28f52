import type { AppointmentRound } from "../../schema.generated.js";

/** The highest number of an interview. */
const ROUND_MAX = 20;

/** What an appointment is about. */
export interface RoundFields {
  readonly round: AppointmentRound;
  /** Null unless it is a numbered interview. */
  readonly roundNumber: number | null;
}

interface RoundOfOther extends RoundFields {
  readonly cancelledBy: unknown;
}

const UNNUMBERED = ["FIRST_CONVERSATION", "TEST", "OFFER", "OTHER"] as const satisfies readonly AppointmentRound[];

/** Returns the number of the next interview: one more than the highest that was not cancelled. */
export function nextRoundNumber(appointments: readonly RoundOfOther[]): number {
  const numbers = appointments
    .filter(({ round, cancelledBy }) => round === "INTERVIEW" && cancelledBy === null)
    .map(({ roundNumber }) => roundNumber ?? 0);
  return Math.min(Math.max(0, ...numbers) + 1, ROUND_MAX);
}

/**
 * Returns what a form offers, as the texts of `roundText`: interviews up to one after the next, and what the appointment
 * has now.
 */
export function roundChoices(next: number, now: string): readonly string[] {
  const last = Math.min(next + 1, ROUND_MAX);
  const numbers = Array.from({ length: last }, (_, at) => roundText({ round: "INTERVIEW", roundNumber: at + 1 }));
  const [first, ...others] = UNNUMBERED;
  const interviews = [...new Set([...numbers, ...(now.startsWith("INTERVIEW") ? [now] : [])])];
  return [first, ...interviews, ...others];
}

/** Returns a round as one text: `INTERVIEW 2`, `TEST`. */
export function roundText({ round, roundNumber }: RoundFields): string {
  return round === "INTERVIEW" && roundNumber !== null ? `INTERVIEW ${roundNumber}` : round;
}

/** Returns the round of such a text; of any other text an interview without a number. */
export function readRound(text: string): RoundFields {
  const unnumbered = UNNUMBERED.find((round) => round === text);
  if (unnumbered !== undefined) return { round: unnumbered, roundNumber: null };
  const number = Number(/^INTERVIEW (\d+)$/.exec(text)?.[1]);
  return { round: "INTERVIEW", roundNumber: number >= 1 && number <= ROUND_MAX ? number : null };
}
