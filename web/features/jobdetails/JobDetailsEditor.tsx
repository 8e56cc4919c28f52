import { Button } from "antd";
import { Check } from "lucide-react";
import { useCallback, useMemo, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths.js";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { SaveProblem } from "../../components/SaveProblem.js";
import { Screen } from "../../components/Screen.js";
import { screenMessages } from "../../components/screenMessages.js";
import { notify } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import { remember } from "../../lib/remembered.js";
import { useT } from "../../lib/useT.js";
import type { JobDetailsForHuntQuery, JobDetailsForm_JobDetailsFragment } from "../../operations.generated.js";
import { AdvertPanel } from "./AdvertPanel.js";
import { AfterDone, type PickedHunt } from "./AfterDone.js";
import { EarlierCaptures } from "./EarlierCaptures.js";
import type { FieldName } from "./fields.js";
import { JobDetailsForm } from "./JobDetailsForm.js";
import { locate, type Extraction } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";
import { useCompleteJobDetails } from "./useCompleteJobDetails.js";
import { useEarlierCaptures } from "./useEarlierCaptures.js";
import { useExtract } from "./useExtract.js";
import { useJobDraft } from "./useJobDraft.js";
import { useSavedDetails } from "./useSavedDetails.js";
import "./jobdetails.css";

/** What the editor of job details needs. */
export interface JobDetailsEditorProps {
  /** The selected hunt; null: one is to be chosen. */
  readonly hunt: JobDetailsForHuntQuery["jobHunt"];
  readonly saved: JobDetailsForm_JobDetailsFragment | null;
  /** The hunts to choose from; undefined where one is selected. */
  readonly choices: readonly PickedHunt[] | undefined;
  readonly isDescriptionOpen: boolean;
  readonly onDescriptionToggle: (isOpen: boolean) => void;
}

/** The job details screen at work: advert on one side, fields on the other, and Done. */
export function JobDetailsEditor({ hunt, saved, choices, ...description }: JobDetailsEditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<PickedHunt | null>(null);
  const target: PickedHunt | null = hunt ?? picked;
  const { draft, change, forget } = useJobDraft(hunt?.id ?? null, saved);
  const { replaces, reload } = useSavedDetails(target?.id ?? null, saved);
  const onRead = useCallback((extraction: Extraction) => change({ type: "extracted", extraction }), [change]);
  const earlier = useEarlierCaptures(draft, target?.id ?? null);
  const { extract, isReading, error: readError } = useExtract(onRead);
  const { complete, isBusy, error: saveError } = useCompleteJobDetails();
  const [inFocus, setInFocus] = useState<FieldName | null>(null);
  const marked = useMemo(() => {
    const field = inFocus === null ? undefined : draft.fields[inFocus];
    return field?.origin === "FOUND" && field.found ? locate(draft.advert, draft.readText, field.found) : null;
  }, [inFocus, draft]);

  const done = async () => {
    if (isBusy) return;
    const problem = await complete(draft, target?.id ?? null);
    if (problem === "CONFLICT") await rebase();
    if (problem !== null) return;
    forget();
    // The hunt that was just made is the one to find open.
    if (target === null) remember("selectedJobHuntId", draft.newHuntId);
    notify(t(jobDetailsMessages.saved));
    goBack();
  };
  // Whoever presses Done again has been told that it replaces what is saved now.
  const rebase = async () => {
    const latest = await reload();
    if (latest) change({ type: "rebase", id: latest.id, version: latest.version });
  };
  // Back to where the step was opened; a screen that was opened by its address has nothing behind it.
  const goBack = () => void (canGoBack() ? navigate(-1) : navigate(paths.jobHunts, { replace: true }));
  const loadSaved = async () => {
    const latest = await reload();
    if (latest) change({ type: "load", draft: latest });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void done();
  };
  const isOutdated = saveError !== undefined && readProblem(saveError).code === "CONFLICT";
  return (
    <Screen
      welcome={t(jobDetailsMessages.welcome)}
      description={t(jobDetailsMessages.description)}
      {...description}
      hasBar
      actions={
        <PulsatingButton
          icon={<Icon of={Check} />}
          isBusy={isBusy}
          needsServer
          offlineHint={t(screenMessages.offlineHint)}
          shortcut="Control+Enter"
          onPress={() => void done()}
        >
          {t(jobDetailsMessages.done)}
        </PulsatingButton>
      }
    >
      {saveError !== undefined && <SaveProblem error={saveError} />}
      {isOutdated && (
        <p className="job-outdated">
          {t(jobDetailsMessages.changedMeanwhile)}
          <Button size="small" onClick={() => void loadSaved()}>
            {t(jobDetailsMessages.loadSaved)}
          </Button>
        </p>
      )}
      <div className="job-details" onKeyDown={press}>
        <div className="job-advert">
          <AdvertPanel
            draft={draft}
            marked={marked}
            isReading={isReading}
            error={readError}
            onText={(text) => change({ type: "advert", text })}
            onExtract={() => void extract(draft.advert)}
          />
          <EarlierCaptures captures={earlier} />
        </div>
        <div className="job-form">
          <JobDetailsForm draft={draft} onChange={change} onFocus={setInFocus} />
        </div>
        <AfterDone draft={draft} hunt={target} replaces={replaces} choices={choices} onPick={setPicked} />
      </div>
    </Screen>
  );
}

/** The router numbers the browser's entries; the first has no screen of ours behind it. */
function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
