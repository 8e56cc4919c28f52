import { useCallback, useRef } from "react";
import { Screen } from "../../components/Screen.js";
import { useCaptureRequest } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import { screens } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { StepGuide } from "../../plan/guide/StepGuide.js";
import type { JobDetailsForJobHuntQuery } from "./jobdetails.generated.js";
import { AdvertPanel } from "./AdvertPanel.js";
import { AfterDone, type PickedJobHunt } from "./AfterDone.js";
import { AdvertChanged } from "./AdvertChanged.js";
import { BareAddressDialog } from "./BareAddressDialog.js";
import { CaptureBar } from "./CaptureBar.js";
import { DoneButton } from "./DoneButton.js";
import { EarlierCaptures } from "./EarlierCaptures.js";
import { EmployerDialog } from "./EmployerDialog.js";
import type { FieldName } from "./fields.js";
import { JobConflict } from "./JobConflict.js";
import { JobDetailsForm } from "./JobDetailsForm.js";
import { JobsOfPage } from "./JobsOfPage.js";
import { jobDetailsMessages } from "./messages.js";
import { OtherAdvertDialog } from "./OtherAdvertDialog.js";
import { useJobEditor } from "./useJobEditor.js";
import { useMarkedQuote } from "./useMarkedQuote.js";
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
  const editor = useJobEditor(selectedId, hunt);
  const { form, saved, target, replaced, other, different, earlier, reading, saving, wait, page, employer, pressDone } =
    editor;
  const { draft, change, edited } = form;
  const focusAdvert = useRef<(() => void) | null>(null);
  const { marked, setInFocus } = useMarkedQuote(draft);
  const focusUnlessTouch = (): void => {
    // A touch keyboard would cover half of the screen.
    if (!matchesMedia(screens.touch)) focusAdvert.current?.();
  };
  useCaptureRequest((advert) => {
    if (advert !== null) editor.read(advert);
    // Asked for by a press: there the keyboard is wanted, also one of a touch screen.
    else focusAdvert.current?.();
  }, selectedId === undefined);
  const { noteFocus } = employer;
  const goTo = useCallback(
    (name: FieldName) => {
      setInFocus(name);
      noteFocus(name);
    },
    [setInFocus, noteFocus],
  );
  const stopReading = (): void => {
    wait.cancel();
    reading.stop();
    // The button that had the focus is gone.
    focusUnlessTouch();
  };
  return (
    <Screen
      welcome={t(jobDetailsMessages.welcome)}
      description={t(jobDetailsMessages.description)}
      {...description}
      hasBar
      tabs={<StepGuide />}
      actions={
        <DoneButton
          isBusy={saving.isBusy}
          isReading={reading.isReading}
          isWaiting={wait.isWaiting}
          onPress={pressDone}
        />
      }
    >
      <JobConflict
        edited={edited}
        draft={draft}
        error={saving.error}
        refused={saving.refused}
        onDone={pressDone}
        onChange={change}
      />
      <CaptureBar
        draft={draft}
        reading={reading}
        isDoneWaiting={wait.isWaiting}
        isCompared={editor.isCompared}
        captures={earlier}
        different={different}
        onStop={stopReading}
      />
      {saved !== null && hunt !== null && <AdvertChanged jobHuntId={hunt.id} draft={draft} saved={saved} />}
      <div
        className="job-details"
        onKeyDown={onKeys({ "Mod+Enter": ({ repeat }) => (repeat ? undefined : pressDone()) })}
      >
        <div className="job-advert">
          {page.jobs !== null && (
            <JobsOfPage
              jobs={page.jobs}
              isReading={reading.isReading}
              isLeft={page.isLeft}
              onChoose={page.choose}
              onNone={page.none}
            />
          )}
          <AdvertPanel
            draft={draft}
            marked={marked}
            reading={reading}
            focusRef={focusAdvert}
            onText={(text) => change({ type: "advert", text })}
            onPaste={editor.read}
            onExtract={page.readAgain}
          />
          <EarlierCaptures captures={earlier.filter(({ isLikelySame }) => !isLikelySame)} />
        </div>
        <div className="job-form">
          <JobDetailsForm draft={draft} isReading={reading.isReading} onChange={change} onFocus={goTo} />
        </div>
        {other.isAsking && hunt !== null && (
          <OtherAdvertDialog
            hunt={hunt.name}
            job={saved?.jobTitle ?? null}
            onNewJobHunt={other.toNewJobHunt}
            onReplace={editor.replace}
            onCancel={other.cancel}
          />
        )}
        {employer.isAsking && <EmployerDialog onSave={editor.save} onCancel={employer.close} />}
        {editor.isAskingBare && <BareAddressDialog onYes={() => editor.save()} onNo={editor.keepBare} />}
        <AfterDone draft={draft} hunt={target} replaces={replaced !== null} choices={choices} onPick={editor.pick} />
      </div>
    </Screen>
  );
}
