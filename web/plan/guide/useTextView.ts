import type { GuideText } from "./guideText.js";
import { translatedView, type GuideView } from "./guideView.js";
import type { LoadedGuides } from "./loadGuides.js";
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
  const { loaded, error, tryAgain } = useLoadedGuides(language === view.language ? null : language);
  return { language, choose, written: language === view.language ? { view, text } : inOther(loaded), error, tryAgain };

  function inOther(guides: LoadedGuides | undefined): WrittenText | undefined {
    if (guides === undefined) return undefined;
    const translated = translatedView(view, guides);
    const found = translated.guide.texts.find(({ key }) => key === text.key);
    return found && { view: translated, text: found };
  }
}
