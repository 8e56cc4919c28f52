import { Check } from "lucide-react";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths.js";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useCaptureRequest } from "../../lib/capture.js";
import { notifyProblem } from "../../lib/notify.js";
import { remember } from "../../lib/remembered.js";
import { screens } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import type { JobDetailsForHuntQuery } from "../../operations.generated.js";
import { locate } from "./advert.js";
import { AdvertPanel } from "./AdvertPanel.js";
import { AfterDone, type PickedHunt } from "./AfterDone.js";
import { EarlierCaptures } from "./EarlierCaptures.js";
import type { FieldName } from "./fields.js";
import { JobConflict } from "./JobConflict.js";
import { JobDetailsForm } from "./JobDetailsForm.js";
import { isBlank } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";
import { OtherAdvertDialog } from "./OtherAdvertDialog.js";
import { useCompleteJobDetails } from "./useCompleteJobDetails.js";
import { useEarlierCaptures } from "./useEarlierCaptures.js";
import { useExtract } from "./useExtract.js";
import { useJobDraft } from "./useJobDraft.js";
import { useOtherAdvert } from "./useOtherAdvert.js";
import { useReadPasted } from "./useReadPasted.js";
import { useSavedDetails } from "./useSavedDetails.js";
import { useTellSaved } from "./useTellSaved.js";
import "./jobdetails.css";

/** What the editor of job details needs. */
interface JobDetailsEditorProps {
  /** What was selected when the screen was opened, also when that hunt is gone: the draft is kept under it. */
  readonly selectedId: string | undefined;
  /** The selected hunt; null: one is to be chosen. */
  readonly hunt: JobDetailsForHuntQuery["jobHunt"];
  /** The hunts to choose from; undefined where one is selected. */
  readonly choices: readonly PickedHunt[] | undefined;
  readonly isDescriptionOpen: boolean;
  readonly onDescriptionToggle: (isOpen: boolean) => void;
}

/** The job details screen at work: advert on one side, fields on the other, and Done. */
export function JobDetailsEditor({ selectedId, hunt, choices, ...description }: JobDetailsEditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<PickedHunt | null>(null);
  const target: PickedHunt | null = hunt ?? picked;
  const saved = hunt?.jobDetails ?? null;
  // Whoever picks a hunt that has details is told that Done replaces them.
  const replaced = useSavedDetails(hunt === null ? picked?.id : undefined);
  const form = useJobDraft(selectedId, saved);
  const { draft, change, forget, edited } = form;
  const other = useOtherAdvert(form, saved);
  const earlier = useEarlierCaptures(draft, target?.id ?? null);
  const { extract, isReading, error: readError } = useExtract(other.read);
  const { complete, isBusy, error: saveError } = useCompleteJobDetails();
  const tellSaved = useTellSaved();
  const [refused, setRefused] = useState<number>();
  const [inFocus, setInFocus] = useState<FieldName | null>(null);
  const focusAdvert = useRef<(() => void) | null>(null);
  const read = useReadPasted(change, extract);
  useCaptureRequest((advert) => {
    if (advert !== null) read(advert);
    // A touch screen would cover half of itself with its keyboard.
    else if (!matchMedia(screens.touch).matches) focusAdvert.current?.();
  }, selectedId === undefined);
  const marked = useMemo(() => {
    const field = inFocus === null ? undefined : draft.fields[inFocus];
    return field?.found && field.found.value === field.value ? locate(draft.advert, field.found) : null;
  }, [inFocus, draft]);

  const done = async () => {
    if (isBusy || other.isAsking) return;
    if (target === null && isBlank(draft)) {
      notifyProblem(t(jobDetailsMessages.nothingToSave));
      return;
    }
    if (!other.maySave()) return;
    const version = replaced?.version ?? edited.version;
    const completed = await complete(draft, { huntId: target?.id, id: (replaced ?? saved)?.id, version });
    if (completed.problem === "CONFLICT") {
      await edited.reload();
      // What was never in this form is not written over by itself.
      if (replaced === null) setRefused(version);
    }
    if (completed.problem !== null) return;
    forget();
    // The hunt that was just made is the one to find open.
    if (target === null) remember("selectedJobHuntId", draft.newHuntId);
    tellSaved(completed.logEntryIds);
    goBack();
  };
  // Back to where the step was opened; a screen that was opened by its address has nothing behind it.
  const goBack = () => void (canGoBack() ? navigate(-1) : navigate(paths.jobHunts, { replace: true }));
  const replace = () => {
    const unread = other.replace();
    if (unread !== null) void extract(unread);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void done();
  };
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
          shortcut="Control+Enter"
          onPress={() => void done()}
        >
          {t(jobDetailsMessages.done)}
        </PulsatingButton>
      }
    >
      <JobConflict
        edited={edited}
        draft={draft}
        error={saveError}
        refused={refused}
        onDone={() => void done()}
        onChange={change}
      />
      <div className="job-details" onKeyDown={press}>
        <div className="job-advert">
          <AdvertPanel
            draft={draft}
            marked={marked}
            isReading={isReading}
            error={readError}
            focusRef={focusAdvert}
            onText={(text) => change({ type: "advert", text })}
            onPaste={read}
            onExtract={() => void extract(draft.advert)}
          />
          <EarlierCaptures captures={earlier} />
        </div>
        <div className="job-form">
          <JobDetailsForm draft={draft} onChange={change} onFocus={setInFocus} />
        </div>
        {other.isAsking && hunt !== null && (
          <OtherAdvertDialog
            hunt={hunt.name}
            job={saved?.jobTitle ?? null}
            onNewHunt={other.toNewHunt}
            onReplace={replace}
            onCancel={other.cancel}
          />
        )}
        <AfterDone draft={draft} hunt={target} replaces={replaced !== null} choices={choices} onPick={setPicked} />
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
