import { listedRecords } from "../../lib/recordKinds.js";
import { runShortcut } from "../../lib/shortcuts.js";
import { useGo } from "../../lib/useGo.js";
import { stepOf, type WholeHunt } from "../../plan/step/optimistic.js";
import { useGoToStep } from "../../plan/step/useGoToStep.js";
import type { SuggestionPlace } from "./suggestionPlace.js";

/** Returns the function that leads to where one acts on a suggestion for a hunt. */
export function useSuggestion(hunt: WholeHunt): (place: SuggestionPlace) => void {
  const go = useGo();
  const goToStep = useGoToStep();
  return (place) => {
    switch (place.kind) {
      case "ADVANCE":
        document.querySelector<HTMLElement>(".hunt-card.is-open .hunt-advance")?.focus();
        return;
      case "NOTE":
        runShortcut("a");
        return;
      case "RECORDS":
        go(listedRecords[place.of].path);
        return;
      default: {
        const name = place.kind === "STEP" ? place.step : (hunt.next?.step ?? null);
        const step = name === null ? undefined : stepOf(hunt, name);
        // What is next is no step: an appointment, or a day that others set.
        if (step === undefined) document.querySelector<HTMLElement>(".hunt-card.is-open .next-strip button")?.focus();
        else goToStep(hunt, step);
      }
    }
  };
}
