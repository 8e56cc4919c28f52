import { useState, type RefObject } from "react";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { readProblem } from "../../lib/readProblem.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { useDraft, type Draft } from "../../lib/useDraft.js";
import type { Seen } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import { firstText, savedText, type TextValues } from "./firstText.js";
import { useGuideResetTextMutation, useGuideSaveTextMutation } from "./guide.generated.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { textMessages as messages } from "./textMessages.js";
import type { EditedText, TextRecord } from "./UnsavedText.js";

/** A text of a step: as it is saved, and as it is being edited. */
export interface StepText {
  readonly record: TextRecord;
  /** What the fields show. */
  readonly values: TextValues;
  readonly isUnsaved: boolean;
  /** True when there is something that `reset` throws away. */
  readonly isEdited: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly refused: number | undefined;
  readonly draft: Draft;
  readonly began: Seen | undefined;
  readonly change: (values: Partial<TextValues>) => void;
  readonly save: () => Promise<void>;
  /** Goes back to the text of the guide. */
  readonly reset: () => Promise<void>;
}

/**
 * Returns the state of a text of a step: typed words are kept on the device until they are saved. `edited` holds what is
 * known of the text while it has unsaved words.
 */
export function useStepText(view: GuideView, text: GuideText, edited: RefObject<EditedText | null>): StepText {
  const { hunt, step, language } = view;
  const t = useT();
  const tell = useChangeToast();
  const [send] = useGuideSaveTextMutation();
  const [remove] = useGuideResetTextMutation();
  const place = { jobHuntId: hunt.id, step, key: text.key, language };
  const draft = useDraft(`stepText.${hunt.id}.${step}.${text.key}.${language}`);
  const [kept] = useState(draft.read);
  const saved = savedText(text, view);
  const first = firstText(text, view);
  const record: TextRecord = saved
    ? { id: saved.id, version: saved.version, subject: saved.subject ?? "", body: saved.body }
    : { id: "", version: 0, ...first };
  const [typed, setTyped] = useState<TextValues | null>(kept ? { ...first, ...kept.values } : null);
  const [began, setBegan] = useState(kept?.began);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [refused, setRefused] = useState<number>();
  useLeaveGuard(typed !== null && !isBusy);
  const forget = (): void => {
    draft.discard();
    setTyped(null);
    setBegan(undefined);
    setError(undefined);
    setRefused(undefined);
  };
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (problem) {
      if (readProblem(problem).code === "CONFLICT") await edited.current?.reload();
      setError(problem);
    } finally {
      setBusy(false);
    }
  };
  return {
    record,
    values: typed ?? { subject: record.subject, body: record.body },
    isUnsaved: typed !== null,
    isEdited: typed !== null || saved !== undefined,
    isBusy,
    error,
    refused,
    draft,
    began,
    change: (values) => setTyped({ subject: record.subject, body: record.body, ...typed, ...values }),
    save: () =>
      run(async () => {
        if (typed === null) return;
        const version = edited.current?.version ?? record.version;
        setRefused(version);
        const subject = text.kind === "EMAIL" ? typed.subject : null;
        // Without a version the text is added: there is none, or it was removed elsewhere.
        const seen = saved === undefined || version === 0 ? {} : { version };
        const input = { ...place, subject, body: typed.body, ...seen };
        const { data } = await send({ variables: { input, step } });
        forget();
        const now = data?.saveStepText.jobHunt.stepTexts.find(({ key }) => key === text.key);
        const operation = saved === undefined ? "CREATED" : "UPDATED";
        const changed = { operation, kind: "STEP_TEXT", id: now?.id ?? null, isCached: true } as const;
        void tell(changed, t(messages.saved), data?.saveStepText.logEntryId);
      }),
    reset: () =>
      run(async () => {
        if (saved === undefined) {
          forget();
          return;
        }
        const { data } = await remove({ variables: { input: place, step } });
        forget();
        const changed = { operation: "DELETED", kind: "STEP_TEXT", id: saved.id, isCached: true } as const;
        void tell(changed, t(messages.isFirst), data?.resetStepText.logEntryId);
      }),
  };
}
