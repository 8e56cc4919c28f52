import type { GuideText } from "./guideText.js";
import { translatedView, type GuideView } from "./guideView.js";
import { useTextLanguage, type TextLanguage } from "./textLanguages.js";
import { useLoadedGuides } from "./useLoadedGuides.js";

/** A text in its language, as far as that is loaded. */
export interface TextViewState extends TextLanguage {
  readonly written: WrittenText | undefined;
  /** Why the texts of the language could not be loaded. */
  readonly error: unknown;
  readonly tryAgain: () => void;
}

/** A text, and the guide in the language of the text. */
export interface WrittenText {
  readonly view: GuideView;
  readonly text: GuideText;
}

/** Returns a text of a guide in the language that is chosen for it. */
export function useTextView(view: GuideView, text: GuideText): TextViewState {
  const { language, choose } = useTextLanguage(view, text);
  const { loaded, error, tryAgain } = useLoadedGuides(language);
  return { language, choose, written: writtenIn(language), error, tryAgain };

  function writtenIn(wanted: string): WrittenText | undefined {
    if (wanted === view.language) return { view, text };
    if (loaded === undefined) return undefined;
    const translated = translatedView(view, loaded);
    const found = translated.guide.texts.find(({ key }) => key === text.key);
    return found && { view: translated, text: found };
  }
}
