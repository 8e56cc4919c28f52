import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { loadPart } from "../../lib/release.js";
import { preloadWhenQuiet } from "../../lib/whenQuiet.js";

interface Asked {
  readonly jobHuntId: string;
  readonly answer: (answer: "UNAVAILABLE") => void;
}

/**
 * Returns the component that asks one kind of question, wherever it was caused, with a dialog that is loaded when the
 * browser is idle; it answers that it could not be asked where the dialog does not load.
 */
export function defineQuestionHost<Question extends Asked>(
  useQuestion: () => Question | null,
  load: () => Promise<ComponentType<Question>>,
): () => ReactNode {
  return function QuestionHost() {
    const question = useQuestion();
    const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Question> }>();
    const isMissing = loaded === undefined;
    // A failed preload has no effect: the question tries again.
    useEffect(() => preloadWhenQuiet(() => void load().catch(() => undefined)), []);
    useEffect(() => {
      if (question === null || !isMissing) return;
      loadPart(load).then(
        (Dialog) => setLoaded({ Dialog }),
        () => question.answer("UNAVAILABLE"),
      );
    }, [question, isMissing]);
    if (question === null || loaded === undefined) return null;
    return <loaded.Dialog key={question.jobHuntId} {...question} />;
  };
}
