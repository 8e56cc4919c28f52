import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { SEND_STEP } from "../../plan/step/sendingQuestion.js";
import { applicationsMessages as messages } from "./applicationsMessages.js";
import type { Figures } from "./JobHuntStatistics.js";

/** What became of all applications, in one sentence; what it counts is said when it is opened. Nothing without any. */
export function ApplicationsSentence({ figures }: { readonly figures: Figures | undefined }) {
  const t = useT();
  if (figures === undefined || figures.applications === 0) return null;
  const { applications: count, ledToTalks: talks, stillWaiting: waiting } = figures;
  const alone = waiting > 0 ? "WAITS" : "NEITHER";
  const became = talks > 0 ? "TALKS" : alone;
  return (
    <details className="applications-sentence">
      <summary>{t(messages.sentence, { count, talks, waiting, became })}</summary>
      <p>{t(messages.sentenceHow, { step: t(stepNames[SEND_STEP]) })}</p>
    </details>
  );
}
