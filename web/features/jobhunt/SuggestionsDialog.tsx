import { Button } from "../../components/controls/Button.js";
import { ArrowRight } from "lucide-react";
import { Dialog } from "../../components/Dialog.js";
import { flushSync } from "react-dom";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { phaseNames } from "../../components/line/messages.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntSuggestionsQuery, type JobHuntSuggestionsQuery } from "./jobhunt.generated.js";
import type { WholeHunt } from "../../plan/step/optimistic.js";
import { suggestionMessages as messages, suggestionTexts } from "./suggestionMessages.js";
import { placeOf } from "./suggestionPlace.js";
import { useSuggestion } from "./useSuggestion.js";
import "./suggestions.css";

interface SuggestionsDialogProps {
  readonly hunt: WholeHunt;
  readonly onClose: () => void;
}

/**
 * Lists suggestions that could advance a hunt, computed from its owner's records; it changes nothing (spec 2). Each leads
 * to where one acts on it.
 */
export function SuggestionsDialog({ hunt, onClose }: SuggestionsDialogProps) {
  const t = useT();
  const { data, error, loading, refetch } = useJobHuntSuggestionsQuery({
    variables: { jobHuntId: hunt.id },
    // The suggestions may have changed since the last query.
    fetchPolicy: "network-only",
  });
  const list = data?.jobHuntSuggestions;
  const lead = useSuggestion(hunt);
  const follow = ({ kind, step }: Suggestion): void => {
    // Closed first, because it returns the focus to its opener then.
    flushSync(onClose);
    lead(placeOf(kind, step));
  };
  return (
    <Dialog
      title={t(messages.title)}
      width={560}
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {t(componentMessages.close)}
        </Button>
      }
    >
      <p className="suggestions-of" dir="auto">
        {hunt.name}
      </p>
      {!list && !error && <ListSkeleton rows={2} />}
      {!list && error && (
        <InlineError
          what={t(messages.what)}
          error={error}
          isBusy={loading}
          // A second failure is shown by the query itself.
          onTryAgain={() => void refetch().catch(() => undefined)}
        />
      )}
      {list?.length === 0 && <p role="status">{t(messages.none)}</p>}
      {list && list.length > 0 && (
        <ul className="suggestions">
          {list.map((suggestion) => (
            <SuggestionLine key={suggestion.kind} suggestion={suggestion} onFollow={() => follow(suggestion)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type Suggestion = JobHuntSuggestionsQuery["jobHuntSuggestions"][number];

interface SuggestionLineProps {
  readonly suggestion: Suggestion;
  readonly onFollow: () => void;
}

function SuggestionLine({ suggestion, onFollow }: SuggestionLineProps) {
  const t = useT();
  const { kind, step, phase, days, employer } = suggestion;
  return (
    <li>
      <button type="button" onClick={onFollow}>
        <span dir="auto">
          {t(suggestionTexts[kind], {
            step: step && t(stepNames[step]),
            phase: phase && t(phaseNames[phase]),
            days,
            employer,
            hasEmployer: employer === null ? "no" : "yes",
          })}
        </span>
        <Icon of={ArrowRight} size={15} />
      </button>
    </li>
  );
}
