import { Check, Hourglass } from "lucide-react";
import { useMemo, useRef, useState, type MouseEvent } from "react";
import type { MessageDescriptor } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { Screen } from "../../components/Screen.js";
import { useCaptureRequest } from "../../lib/capture.js";
import { onKeys } from "../../lib/keys.js";
import { screens } from "../../lib/useMediaQuery.js";
import { locateRuns } from "../../lib/quotes.js";
import { useT } from "../../lib/useT.js";
import { StepGuide } from "../../plan/guide/StepGuide.js";
import { KnownJobs } from "../../plan/known/KnownJobs.js";
import type { JobDetailsForJobHuntQuery } from "./jobdetails.generated.js";
import { AdvertPanel } from "./AdvertPanel.js";
import { AfterDone, type PickedJobHunt } from "./AfterDone.js";
import { AdvertChanged } from "./AdvertChanged.js";
import { BareAddressDialog } from "./BareAddressDialog.js";
import { EarlierCaptures } from "./EarlierCaptures.js";
import type { FieldName } from "./fields.js";
import { JobConflict } from "./JobConflict.js";
import { JobDetailsForm } from "./JobDetailsForm.js";
import { jobDetailsMessages } from "./messages.js";
import { OtherAdvertDialog } from "./OtherAdvertDialog.js";
import { readingMessages } from "./readingMessages.js";
import { useJobEditor } from "./useJobEditor.js";
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
  const { form, saved, target, replaced, other, different, earlier, reading, saving, wait, pressDone } = editor;
  const { draft, change, edited } = form;
  const focusAdvert = useRef<(() => void) | null>(null);
  const [inFocus, setInFocus] = useState<FieldName | null>(null);
  const marked = useMemo(() => {
    const field = inFocus === null ? undefined : draft.fields[inFocus];
    return field?.found && field.found.value === field.value ? locateRuns(draft.advert, field.found) : [];
  }, [inFocus, draft]);
  const focusUnlessTouch = (): void => {
    // A touch keyboard would cover half of the screen.
    if (!matchesMedia(screens.touch)) focusAdvert.current?.();
  };
  useCaptureRequest((advert) => {
    if (advert !== null) editor.read(advert);
    else focusUnlessTouch();
  }, selectedId === undefined);
  const stopReading = (): void => {
    wait.cancel();
    reading.stop();
    // The button that had the focus is gone.
    focusUnlessTouch();
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
          icon={<Icon of={reading.isReading ? Hourglass : Check} />}
          isBusy={saving.isBusy}
          needsServer
          shortcut="Control+Enter"
          onPress={click}
        >
          {t(doneText(reading.isReading, wait.isWaiting))}
        </PulsatingButton>
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
            isReading={reading.isReading}
            isDoneWaiting={wait.isWaiting}
            error={reading.error}
            focusRef={focusAdvert}
            onText={(text) => change({ type: "advert", text })}
            onPaste={editor.read}
            onExtract={() => void reading.extract(draft.advert)}
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
            onReplace={editor.replace}
            onCancel={other.cancel}
          />
        )}
        {editor.isAskingBare && <BareAddressDialog onYes={editor.save} onNo={editor.keepBare} />}
        <AfterDone draft={draft} hunt={target} replaces={replaced !== null} choices={choices} onPick={editor.pick} />
      </div>
    </Screen>
  );
}

function doneText(isReading: boolean, isWaiting: boolean): MessageDescriptor {
  if (!isReading) return jobDetailsMessages.done;
  return isWaiting ? readingMessages.doNotWait : readingMessages.doneWhenRead;
}
