import { useLocalStorageState } from "../../lib/localStorageState.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { guideLanguages } from "./loadGuides.js";

/** How many choices this browser keeps; older ones are forgotten. */
const KEPT_MAX = 60;

/** The language of a text, and what chooses another one for all texts of the hunt that are like it. */
export interface TextLanguage {
  readonly language: string;
  readonly choose: (language: string) => void;
}

/**
 * Returns the language of a text: the one chosen in this browser for the texts of the hunt, or else one in which the person
 * saved this very text, or else that of the guide. Notes are for oneself, so that they have a choice of their own.
 */
export function useTextLanguage({ hunt, language }: GuideView, text: Pick<GuideText, "key" | "kind">): TextLanguage {
  const [stored, store] = useLocalStorageState("textLanguages");
  const place = text.kind === "NOTES" ? `${hunt.id}.notes` : hunt.id;
  const saved = hunt.stepTexts.filter(({ key }) => key === text.key).map((one) => one.language);
  return {
    language: languageOfText(choicesIn(stored).get(place), saved, language),
    choose: (chosen) => store(withChoice(stored, place, chosen)),
  };
}

/** Returns the chosen language where there is one, or else that of the guide unless the text is saved in others alone. */
export function languageOfText(chosen: string | undefined, saved: readonly string[], guide: string): string {
  const offered = [chosen, saved.includes(guide) ? guide : saved.find(isOffered)];
  return offered.find((language) => language !== undefined && isOffered(language)) ?? guide;
}

/** Returns the chosen languages by their place; none for anything but what `withChoice` wrote. */
export function choicesIn(stored: string | undefined): ReadonlyMap<string, string> {
  const pairs = (stored ?? "").split(" ").map((pair) => pair.split("="));
  return new Map(pairs.flatMap(([place, language]) => (place && language ? [[place, language] as const] : [])));
}

/** Returns the choices with one more, the newest last, as the browser keeps them. */
export function withChoice(stored: string | undefined, place: string, language: string): string {
  const others = [...choicesIn(stored)].filter(([other]) => other !== place);
  return [...others, [place, language]]
    .slice(-KEPT_MAX)
    .map((pair) => pair.join("="))
    .join(" ");
}

function isOffered(language: string): boolean {
  return guideLanguages.includes(language);
}
