import { CircleHelp } from "lucide-react";
import { TALKING_POINTS_MAX } from "../../../schema/limits.js";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { RailSection } from "../../components/Rail.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";
import { useCompareAddQuestionsMutation } from "./compare.generated.js";
import { compareMessages as messages, questionMessages } from "./compareMessages.js";
import { employerOf } from "./CompareTable.js";
import { appendQuestions, missingQuestions, questionsOf, type ComparedHunt } from "./comparison.js";

/** What to do before one decides: what to ask each employer, and two things that help anybody. */
export function BeforeDeciding({ hunts }: { readonly hunts: readonly ComparedHunt[] }) {
  const t = useT();
  const asked = hunts.filter((hunt) => questionsOf(hunt).length > 0);
  return (
    <RailSection title={t(messages.before)}>
      {asked.length === 0 && hunts.some(({ offer }) => offer !== null) && <p>{t(messages.nothingMissing)}</p>}
      {asked.map((hunt) => (
        <Questions key={hunt.id} hunt={hunt} />
      ))}
      <ul className="compare-advice">
        <li>{t(messages.sleep)}</li>
        <li>{t(messages.talk)}</li>
      </ul>
    </RailSection>
  );
}

/** What an offer does not say, as questions for the next call. */
function Questions({ hunt }: { readonly hunt: ComparedHunt }) {
  const t = useT();
  const isOnline = useOnline();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const [send, { loading }] = useCompareAddQuestionsMutation();
  const questions = questionsOf(hunt).map((name) => t(questionMessages[name]));
  const points = appendQuestions(hunt.talkingPoints, questions);
  const missing = missingQuestions(hunt.talkingPoints, questions);
  const add = async (): Promise<void> => {
    try {
      const { data } = await send({
        variables: { input: { id: hunt.id, version: hunt.version, talkingPoints: points } },
      });
      const change = { operation: "UPDATED", kind: "JOB_HUNT", id: hunt.id } as const;
      showChangeToast(change, t(messages.added, { count: missing.length }), data?.updateJobHunt.logEntryId);
    } catch (error) {
      showFailureToast(t(messages.notAdded), error);
    }
  };
  return (
    <div className="compare-ask">
      <p dir="auto">{t(messages.ask, { employer: employerOf(hunt) })}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <Icon of={CircleHelp} size={15} />
            {question}
          </li>
        ))}
      </ul>
      {missing.length === 0 && <p className="quiet">{t(messages.allAdded)}</p>}
      {missing.length > 0 && hunt.status !== "TERMINATED" && (
        <Button
          size="small"
          loading={loading}
          disabled={!isOnline || points.length > TALKING_POINTS_MAX}
          title={isOnline ? undefined : t(screenMessages.offlineHint)}
          onClick={() => void add()}
        >
          {t(messages.addQuestions, { count: missing.length })}
        </Button>
      )}
    </div>
  );
}
