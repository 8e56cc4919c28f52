import { Check, Hourglass } from "lucide-react";
import { useMemo, useRef, useState, type MouseEvent } from "react";
import type { MessageDescriptor } from "react-intl";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths.js";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useCaptureRequest } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import { notifyProblem } from "../../lib/notify.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { screens } from "../../lib/useMediaQuery.js";
import { locateRuns } from "../../lib/quotes.js";
import { useT } from "../../lib/useT.js";
import { StepGuide } from "../../plan/guide/StepGuide.js";
import { KnownJobs } from "../../plan/known/KnownJobs.js";
import { useDifferentJobs } from "../../plan/known/useDifferentJobs.js";
import type { JobDetailsForJobHuntQuery } from "./jobdetails.generated.js";
import { AdvertPanel } from "./AdvertPanel.js";
import { AfterDone, type PickedJobHunt } from "./AfterDone.js";
import { AdvertChanged } from "./AdvertChanged.js";
import { BareAddressDialog } from "./BareAddressDialog.js";
import { EarlierCaptures } from "./EarlierCaptures.js";
import type { FieldName } from "./fields.js";
import { JobConflict } from "./JobConflict.js";
import { JobDetailsForm } from "./JobDetailsForm.js";
import { isBareAddress, isBlank } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";
import { OtherAdvertDialog } from "./OtherAdvertDialog.js";
import { readingMessages } from "./readingMessages.js";
import { useCompleteJobDetails } from "./useCompleteJobDetails.js";
import { useCapturesLike } from "./useCapturesLike.js";
import { useDoneWhenRead } from "./useDoneWhenRead.js";
import { useExtract } from "./useExtract.js";
import { useJobDraft } from "./useJobDraft.js";
import { useOtherAdvert } from "./useOtherAdvert.js";
import { useReadPasted } from "./useReadPasted.js";
import { useSavedDetails } from "./useSavedDetails.js";
import { useSavedToast } from "./useSavedToast.js";
import "./jobdetails.css";
import { matchesMedia } from "../../lib/environment/mediaQuery.js";

interface JobDetailsEditorProps {
  /** The id that was selected when the screen was opened, even when that hunt is gone: the draft is stored under it. */
  readonly selectedId: string | undefined;
  /** The selected hunt; null: one must be chosen. */
  readonly hunt: JobDetailsForJobHuntQuery["jobHunt"];
  /** The hunts to choose from; undefined where one is selected. */
  readonly choices: readonly PickedJobHunt[] | undefined;
  readonly isDescriptionOpen: boolean;
  readonly onDescriptionToggle: (isOpen: boolean) => void;
}

/** The job details screen with the advert on one side, the fields on the other, and Done. */
export function JobDetailsEditor({ selectedId, hunt, choices, ...description }: JobDetailsEditorProps) {
  const t = useT();
  const navigate = useNavigate();
  const [picked, setPicked] = useState<PickedJobHunt | null>(null);
  const target: PickedJobHunt | null = hunt ?? picked;
  const saved = hunt?.jobDetails ?? null;
  // A user who chooses a hunt that has details is warned that Done replaces them.
  const replaced = useSavedDetails(hunt === null ? picked?.id : undefined);
  const form = useJobDraft(selectedId, saved);
  const { draft, change, discard, edited } = form;
  const other = useOtherAdvert(form, saved);
  const different = useDifferentJobs(target?.id ?? null);
  const earlier = different.without(useCapturesLike(draft, target?.id ?? null));
  const [isAskingBare, setAskingBare] = useState(false);
  const {
    extract,
    stop,
    readings,
    isReading,
    error: readError,
  } = useExtract((extraction, advert) => {
    // More than the address is known now.
    setAskingBare(false);
    other.read(extraction, advert);
  });
  const { complete, isBusy, error: saveError } = useCompleteJobDetails();
  const showSavedToast = useSavedToast();
  const [refused, setRefused] = useState<number>();
  const [inFocus, setInFocus] = useState<FieldName | null>(null);
  const focusAdvert = useRef<(() => void) | null>(null);
  const wait = useDoneWhenRead({
    readings,
    isReading,
    isRead: readError === undefined && !other.isAsking,
    done: () => done(),
  });
  const read = useReadPasted(change, extract);
  useCaptureRequest((advert) => {
    if (advert !== null) read(advert);
    // A touch keyboard would cover half of the screen.
    else if (!matchesMedia(screens.touch)) focusAdvert.current?.();
  }, selectedId === undefined);
  const marked = useMemo(() => {
    const field = inFocus === null ? undefined : draft.fields[inFocus];
    return field?.found && field.found.value === field.value ? locateRuns(draft.advert, field.found) : [];
  }, [inFocus, draft]);

  const done = () => {
    if (isBusy) return;
    if (target === null && isBlank(draft)) {
      notifyProblem(t(jobDetailsMessages.nothingToSave));
      return;
    }
    if (!other.maySave()) return;
    if (target === null && isBareAddress(draft)) setAskingBare(true);
    else void save();
  };
  const save = async () => {
    setAskingBare(false);
    if (isReading) stop();
    const version = replaced?.version ?? edited.version;
    const completed = await complete(draft, { huntId: target?.id, id: (replaced ?? saved)?.id, version });
    if (completed.problem === "CONFLICT") {
      await edited.reload();
      // A record that was never in this form is not overwritten without a question.
      if (replaced === null) setRefused(version);
    }
    if (completed.problem !== null) return;
    discard();
    different.markFor(target?.id ?? draft.newHuntId);
    // Selects the new hunt, so that it is the open one.
    if (target === null) writeLocalState("selectedJobHuntId", draft.newHuntId);
    showSavedToast(completed);
    goBack();
  };
  // Goes back to where the step was opened; a screen opened by its address has no entry before it.
  const goBack = () => void (canGoBack() ? navigate(-1) : navigate(paths.jobHunts, { replace: true }));
  const replace = () => {
    const unread = other.replace();
    if (unread !== null) void extract(unread);
  };
  const stopReading = () => {
    wait.cancel();
    stop();
    // The button that had the focus is gone.
    if (!matchesMedia(screens.touch)) focusAdvert.current?.();
  };
  const pressDone = () => {
    if (!other.isAsking && !isAskingBare) wait.press();
  };
  // A double click, or a key that is held, is one press.
  const click = (event: MouseEvent) => {
    if (event.detail < 2) pressDone();
  };
  return (
    <Screen
      welcome={t(jobDetailsMessages.welcome)}
      description={t(jobDetailsMessages.description)}
      {...description}
      hasBar
      tabs={<StepGuide />}
      actions={
        <PulsatingButton
          icon={<Icon of={isReading ? Hourglass : Check} />}
          isBusy={isBusy}
          needsServer
          shortcut="Control+Enter"
          onPress={click}
        >
          {t(doneText(isReading, wait.isWaiting))}
        </PulsatingButton>
      }
    >
      <JobConflict
        edited={edited}
        draft={draft}
        error={saveError}
        refused={refused}
        onDone={pressDone}
        onChange={change}
      />
      <KnownJobs captures={earlier} advert={draft.advert} different={different} />
      {saved !== null && hunt !== null && <AdvertChanged jobHuntId={hunt.id} draft={draft} saved={saved} />}
      <div
        className="job-details"
        onKeyDown={onKeys({ "Mod+Enter": ({ repeat }) => (repeat ? undefined : pressDone()) })}
      >
        <div className="job-advert">
          <AdvertPanel
            draft={draft}
            marked={marked}
            isReading={isReading}
            isDoneWaiting={wait.isWaiting}
            error={readError}
            focusRef={focusAdvert}
            onText={(text) => change({ type: "advert", text })}
            onPaste={read}
            onExtract={() => void extract(draft.advert)}
            onStop={stopReading}
          />
          <EarlierCaptures captures={earlier.filter(({ isLikelySame }) => !isLikelySame)} />
        </div>
        <div className="job-form">
          <JobDetailsForm draft={draft} onChange={change} onFocus={setInFocus} />
        </div>
        {other.isAsking && hunt !== null && (
          <OtherAdvertDialog
            hunt={hunt.name}
            job={saved?.jobTitle ?? null}
            onNewJobHunt={other.toNewJobHunt}
            onReplace={replace}
            onCancel={other.cancel}
          />
        )}
        {isAskingBare && <BareAddressDialog onYes={() => void save()} onNo={() => setAskingBare(false)} />}
        <AfterDone draft={draft} hunt={target} replaces={replaced !== null} choices={choices} onPick={setPicked} />
      </div>
    </Screen>
  );
}

function doneText(isReading: boolean, isWaiting: boolean): MessageDescriptor {
  if (!isReading) return jobDetailsMessages.done;
  return isWaiting ? readingMessages.doNotWait : readingMessages.doneWhenRead;
}

/** The router numbers the browser's history entries; before the first there is no screen of this app. */
function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" && state.idx > 0
  );
}
