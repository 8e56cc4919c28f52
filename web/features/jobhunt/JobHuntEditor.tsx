import { useId } from "react";
import { FormActions } from "../../components/FormActions.js";
import type { RailContent } from "../../components/Rail.js";
import { Screen } from "../../components/Screen.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useBackHandler } from "../../lib/backHandler.js";
import { askToLeave } from "../../lib/leaveGuard.js";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { useDifferentJobs } from "../../plan/known/useDifferentJobs.js";
import { HelpText } from "./HelpText.js";
import { JobHuntForm } from "./JobHuntForm.js";
import { welcomeLines, type JobHuntScreen } from "./messages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useJobHuntMutations, type Beginning } from "./useJobHuntMutations.js";

interface JobHuntEditorProps {
  readonly screen: JobHuntScreen;
  /** The hunt to rename; undefined for a new one. */
  readonly hunt: JobHunt | undefined;
  /** The initial phase and scenario of a new hunt. */
  readonly beginning: Beginning;
  readonly rail: RailContent;
  readonly onSaved: (hunt: JobHunt) => void;
  readonly onBack: () => void;
}

/** The job hunt screen in its modes CREATE and UPDATE: the form, Back and Save (spec 4). */
export function JobHuntEditor({ screen, hunt, beginning, rail, onSaved, onBack }: JobHuntEditorProps) {
  const t = useT();
  const formId = useId();
  const draft = useDraft(`jobHunt.${hunt?.id ?? "new"}`);
  const different = useDifferentJobs(null);
  const saved = (made: JobHunt): void => {
    if (hunt === undefined) different.markFor(made.id);
    onSaved(made);
  };
  const editor = useRecordEditor({ record: hunt, draft, onSaved: saved }, useJobHuntMutations(beginning));
  const back = (): void =>
    askToLeave(() => {
      draft.discard();
      onBack();
    });
  useBackHandler(back, true);
  return (
    <Screen
      welcome={t(welcomeLines[screen])}
      description={<HelpText screen={screen} />}
      isHelp
      isForm
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
      rail={rail}
      actions={<FormActions formId={formId} onBack={back} />}
    >
      <JobHuntForm formId={formId} editor={editor} hunt={hunt} different={different} onBack={back} />
    </Screen>
  );
}
