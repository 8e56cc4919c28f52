import type { StepName, SuggestionKind } from "../../schema.generated.js";

/** Where one acts on a suggestion. */
export type SuggestionPlace =
  | { readonly kind: "STEP"; readonly step: StepName }
  /** What is next in the hunt: its step, or else its place on the card. */
  | { readonly kind: "NEXT_STEP" }
  | { readonly kind: "RECORDS"; readonly of: "CONTACT" | "DOCUMENT" | "IDEAL_JOB" }
  /** The dialog of a new note. */
  | { readonly kind: "NOTE" }
  /** The button that moves the hunt on. */
  | { readonly kind: "ADVANCE" };

/** Returns where one acts on a suggestion; a suggestion that names a step leads to that step. */
export function placeOf(kind: SuggestionKind, step: StepName | null): SuggestionPlace {
  switch (kind) {
    case "MOVE_ON":
      return { kind: "ADVANCE" };
    case "ADD_CONTACT":
      return { kind: "RECORDS", of: "CONTACT" };
    case "ADD_DOCUMENT":
      return { kind: "RECORDS", of: "DOCUMENT" };
    case "LINK_IDEAL_JOB":
      return { kind: "RECORDS", of: "IDEAL_JOB" };
    case "WRITE_NOTE":
      return { kind: "NOTE" };
    case "RESEARCH_EMPLOYER":
      return { kind: "STEP", step: step ?? "RESEARCH_FOR_THE_INTERVIEW" };
    case "CAPTURE_ADVERT":
      return { kind: "STEP", step: step ?? "CAPTURE_JOB_DETAILS" };
    default:
      return step === null ? { kind: "NEXT_STEP" } : { kind: "STEP", step };
  }
}
