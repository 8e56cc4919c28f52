import { useEffect, useState, type ComponentType } from "react";
import { loadPart } from "../../lib/release.js";
import { preloadWhenQuiet } from "../../lib/whenQuiet.js";
import { closeFinishQuestion, useFinishQuestion } from "../step/finishQuestion.js";
import type { JobHunt } from "../step/optimistic.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";

const load = async (): Promise<ComponentType<{ readonly hunt: JobHunt }>> =>
  (await import("./FinishHunt.js")).FinishHunt;

/** Finishes a hunt wherever Complete was pressed in its last phase, after a question where something is still open. */
export function FinishQuestion() {
  const hunt = useFinishQuestion();
  const [loaded, setLoaded] = useState<{ readonly Finish: ComponentType<{ readonly hunt: JobHunt }> }>();
  const { showFailureToast } = useJobHuntToasts();
  const isMissing = loaded === undefined;
  // A failed preload has no effect: the question tries again.
  useEffect(() => preloadWhenQuiet(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    if (hunt === null || !isMissing) return;
    loadPart(load).then(
      (Finish) => setLoaded({ Finish }),
      (error: unknown) => {
        closeFinishQuestion();
        showFailureToast(hunt.name, error);
      },
    );
  }, [hunt, isMissing, showFailureToast]);
  if (hunt === null || loaded === undefined) return null;
  return <loaded.Finish key={hunt.id} hunt={hunt} />;
}
