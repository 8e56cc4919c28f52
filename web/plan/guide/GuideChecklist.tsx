import { Button } from "../../components/controls/Button.js";
import { Input } from "../../components/controls/Input.js";
import { Check, CircleHelp, Copy } from "lucide-react";
import { useId, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { onKeys } from "../../lib/keys.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { StepCheckState } from "../../schema.generated.js";
import { checkMessages as messages } from "./checkMessages.js";
import { checkState, countChecks, nextCheckState, questionLines, questionsToAsk } from "./checks.js";
import type { GuideCheck } from "./guide.js";
import type { GuideView } from "./guideView.js";
import { textMessages } from "./textMessages.js";
import { useChecks } from "./useChecks.js";
import { useCopy } from "./useCopy.js";

const ARIA_CHECKED = { OPEN: false, CHECKED: true, TO_ASK: "mixed" } as const;

/** The checklist of a step: a press makes a point checked, to ask, and open again. */
export function GuideChecklist({ view }: { readonly view: GuideView }) {
  const t = useT();
  const copy = useCopy();
  const headingId = useId();
  const { problems, set } = useChecks(view);
  const noted = view.hunt.stepChecks;
  const { checks = [] } = view.guide;
  if (checks.length === 0) return null;
  const { all, checked, toAsk } = countChecks(checks, noted);
  return (
    <section aria-labelledby={headingId}>
      <div className="checks-head">
        <h3 id={headingId}>{t(messages.list)}</h3>
        <span role="status">{t(messages.counts, { checked, all, asked: toAsk })}</span>
      </div>
      <ul className="checks">
        {checks.map((check) => (
          <CheckRow
            key={check.key}
            check={check}
            words={view.words}
            state={checkState(noted, check.key)}
            question={noted.find(({ key }) => key === check.key)?.question ?? null}
            problem={problems[check.key] ?? ""}
            onSet={(state, question) => set(check.key, state, question)}
          />
        ))}
      </ul>
      {toAsk > 0 && (
        <Button
          className="checks-copy"
          icon={<Icon of={Copy} size={15} />}
          onClick={() => void copy(questionLines(questionsToAsk(checks, noted)), t(textMessages.copied))}
        >
          {t(messages.copyQuestions)}
        </Button>
      )}
    </section>
  );
}

interface CheckRowProps {
  readonly check: GuideCheck;
  readonly words: GuideView["words"];
  readonly state: StepCheckState;
  readonly question: string | null;
  /** Why the last change failed; empty: it did not. */
  readonly problem: string;
  readonly onSet: (state: StepCheckState, question: string | null) => void;
}

function CheckRow({ check, words, state, question, problem, onSet }: CheckRowProps) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <li data-state={state}>
      <button
        type="button"
        role="checkbox"
        aria-checked={ARIA_CHECKED[state]}
        disabled={!isOnline}
        title={isOnline ? undefined : t(screenMessages.offlineHint)}
        onClick={() => onSet(nextCheckState(state), question)}
      >
        <span className="box">
          {state === "CHECKED" && <Check size={14} strokeWidth={3} aria-hidden />}
          {state === "TO_ASK" && <CircleHelp size={14} aria-hidden />}
        </span>
        <span className="check-words">
          <span {...words}>{check.label}</span>
          {check.hint && <small {...words}>{check.hint}</small>}
        </span>
        {state === "TO_ASK" && <em>{t(messages.toAsk)}</em>}
      </button>
      {state === "TO_ASK" && (
        <Question
          key={question}
          question={question ?? ""}
          label={t(messages.question, { point: check.label })}
          isDisabled={!isOnline}
          onAsk={(asked) => onSet("TO_ASK", asked === "" ? null : asked)}
        />
      )}
      {problem !== "" && <p role="alert">{t(messages.failed, { why: problem })}</p>}
    </li>
  );
}

interface QuestionProps {
  readonly question: string;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onAsk: (question: string) => void;
}

/** The question of a point to ask, in one line: saved by Enter, and when the field is left. */
function Question({ question, label, isDisabled, onAsk }: QuestionProps) {
  const [value, setValue] = useState(question);
  const save = (): void => {
    if (value.trim() !== question) onAsk(value.trim());
  };
  return (
    <Input
      value={value}
      aria-label={label}
      placeholder={label}
      maxLength={300}
      disabled={isDisabled}
      dir="auto"
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeys({ Enter: save })}
      onBlur={save}
    />
  );
}
