import { listedRecords } from "../../lib/recordKinds.js";
import { runShortcut } from "../../lib/shortcuts.js";
import { useGo } from "../../lib/useGo.js";
import type { StepName } from "../../schema.generated.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useGoToStep } from "../../plan/step/useGoToStep.js";
import { nextStepOf } from "../../plan/step/huntNext.js";
import type { SuggestionPlace } from "./suggestionPlace.js";

/** Returns the function that leads to where one acts on a suggestion for a hunt. */
export function useSuggestion(hunt: JobHunt): (place: SuggestionPlace) => void {
  const go = useGo();
  const goToStep = useGoToStep();
  const stepOf = (name: StepName) =>
    [...hunt.phases.flatMap(({ steps }) => steps), ...hunt.wholeHuntSteps].find((step) => step.name === name);
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
        const step = place.kind === "STEP" ? stepOf(place.step) : nextStepOf(hunt);
        if (step !== undefined) goToStep(hunt, step);
      }
    }
  };
}
