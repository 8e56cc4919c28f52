import { useId } from "react";
import { FormActions } from "../../components/FormActions.js";
import type { RailContent } from "../../components/Rail.js";
import { Screen } from "../../components/Screen.js";
import { useRecordEditor } from "../../components/useRecordEditor.js";
import { useBackHandler } from "../../lib/backHandler.js";
import { askToLeave } from "../../lib/leaveGuard.js";
import { useDraft } from "../../lib/useDraft.js";
import { useT } from "../../lib/useT.js";
import { HelpText } from "./HelpText.js";
import { JobHuntForm } from "./JobHuntForm.js";
import { welcomeLines, type HuntScreen } from "./messages.js";
import type { Hunt } from "./optimistic.js";
import { useHuntWays, type Beginning } from "./useHuntWays.js";

/** What the form mode of a job hunt screen needs. */
interface JobHuntEditorProps {
  readonly screen: HuntScreen;
  /** The hunt that is renamed; a new one is made without. */
  readonly hunt: Hunt | undefined;
  /** How the hunt is begun when one is created. */
  readonly beginning: Beginning;
  readonly rail: RailContent;
  readonly onSaved: (hunt: Hunt) => void;
  readonly onBack: () => void;
}

/** The job hunt screen in its modes CREATE and UPDATE: the form, Back and Save (spec 4). */
export function JobHuntEditor({ screen, hunt, beginning, rail, onSaved, onBack }: JobHuntEditorProps) {
  const t = useT();
  const formId = useId();
  const draft = useDraft(`jobHunt.${hunt?.id ?? "new"}`);
  const editor = useRecordEditor({ record: hunt, draft, onSaved }, useHuntWays(beginning));
  const back = (): void =>
    askToLeave(() => {
      draft.forget();
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
      <JobHuntForm formId={formId} editor={editor} hunt={hunt} onBack={back} />
    </Screen>
  );
}
