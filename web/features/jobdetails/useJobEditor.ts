import { useState } from "react";
import { notifyProblem } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { useDifferentJobs, type DifferentJobs } from "../../plan/known/useDifferentJobs.js";
import type { EarlierCapture } from "../../plan/known/useEarlierCaptures.js";
import type { PickedJobHunt } from "./AfterDone.js";
import type { JobDetailsForJobHuntQuery } from "./jobdetails.generated.js";
import { isBareAddress, isBlank, type SavedDetails } from "./jobDraft.js";
import { jobDetailsMessages } from "./messages.js";
import { useCapturesLike } from "./useCapturesLike.js";
import { useDoneWhenRead } from "./useDoneWhenRead.js";
import { useEmployerQuestion } from "./useEmployerQuestion.js";
import { useExtract, type Extract } from "./useExtract.js";
import { useJobDraft, type KeptDraft } from "./useJobDraft.js";
import { useJobsOfPage } from "./useJobsOfPage.js";
import { useOtherAdvert } from "./useOtherAdvert.js";
import { useReadPasted } from "./useReadPasted.js";
import { useSavedDetails } from "./useSavedDetails.js";
import { useSaveJob } from "./useSaveJob.js";

/** The state of the job details screen, and what its buttons do. */
interface JobEditor {
  readonly form: KeptDraft;
  readonly saved: SavedDetails | null;
  /** The hunt that gets the details; null: a new one. */
  readonly target: PickedJobHunt | null;
  /** The details of the chosen hunt, which Done replaces; null: none. */
  readonly replaced: SavedDetails | null;
  readonly other: ReturnType<typeof useOtherAdvert>;
  readonly different: DifferentJobs;
  readonly earlier: readonly EarlierCapture[];
  /** The advert was compared with all earlier ones. */
  readonly isCompared: boolean;
  readonly reading: Extract;
  readonly saving: Pick<ReturnType<typeof useSaveJob>, "isBusy" | "error" | "refused">;
  readonly wait: Pick<ReturnType<typeof useDoneWhenRead>, "isWaiting" | "cancel">;
  /** The question is open whether an address alone is to be saved. */
  readonly isAskingBare: boolean;
  readonly employer: ReturnType<typeof useEmployerQuestion>;
  readonly page: ReturnType<typeof useJobsOfPage>;
  readonly pick: (hunt: PickedJobHunt | null) => void;
  /** Puts a pasted advert into the form and reads it. */
  readonly read: (advert: string) => void;
  readonly replace: () => void;
  /** `employer`: who was named when it was asked for. */
  readonly save: (employer?: string) => void;
  readonly keepBare: () => void;
  /** Does what Done does, unless a question is open. */
  readonly pressDone: () => void;
}

/** Returns the state of the screen for a hunt; null: one must be chosen. The draft is stored under `selectedId`. */
export function useJobEditor(selectedId: string | undefined, hunt: JobDetailsForJobHuntQuery["jobHunt"]): JobEditor {
  const t = useT();
  const [picked, setPicked] = useState<PickedJobHunt | null>(null);
  const target: PickedJobHunt | null = hunt ?? picked;
  const saved = hunt?.jobDetails ?? null;
  // A user who chooses a hunt that has details is warned that Done replaces them.
  const replaced = useSavedDetails(hunt === null ? picked?.id : undefined);
  const form = useJobDraft(selectedId, saved);
  const { draft, change } = form;
  const other = useOtherAdvert(form, saved);
  const different = useDifferentJobs(target?.id ?? null);
  const { captures, isAnswered } = useCapturesLike(draft, target?.id ?? null);
  const earlier = different.without(captures);
  const [isAskingBare, setAskingBare] = useState(false);
  const reading = useExtract({
    onRead: (extraction, advert) => {
      // More than the address is known now.
      setAskingBare(false);
      other.read(extraction, advert);
    },
    onImproved: other.improve,
  });
  const { save: send, ...saving } = useSaveJob({ form, saved, replaced, huntId: target?.id, different });
  const { press, ...wait } = useDoneWhenRead({
    readings: reading.readings,
    isReading: reading.isReading,
    isRead: reading.error === undefined && !other.isAsking,
    done: () => done(),
  });
  const read = useReadPasted(change, reading.extract);
  const page = useJobsOfPage({ draft, change, extract: reading.extract, isNew: target === null });
  const employer = useEmployerQuestion(draft, saved === null && replaced === null);
  const done = (): void => {
    if (saving.isBusy) return;
    if (target === null && isBlank(draft)) {
      notifyProblem(t(jobDetailsMessages.nothingToSave));
      return;
    }
    if (!other.maySave()) return;
    if (target === null && isBareAddress(draft)) setAskingBare(true);
    else if (!employer.ask()) save();
  };
  const save = (named?: string): void => {
    setAskingBare(false);
    employer.close();
    if (reading.isReading || reading.isImproving) reading.stop();
    void send(named);
  };
  const replace = (): void => {
    const unread = other.replace();
    if (unread !== null) void reading.extract(unread);
  };
  const pressDone = (): void => {
    if (!other.isAsking && !isAskingBare && !employer.isAsking) press();
  };
  return {
    form,
    saved,
    target,
    replaced,
    other,
    different,
    earlier,
    isCompared: isAnswered,
    reading,
    saving,
    wait,
    isAskingBare,
    employer,
    page,
    pick: setPicked,
    read,
    replace,
    save,
    keepBare: () => setAskingBare(false),
    pressDone,
  };
}
