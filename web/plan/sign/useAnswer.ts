import { useState } from "react";
import { useDraft, type DraftValues } from "../../lib/useDraft.js";
import type { SignKind } from "../../schema.generated.js";
import { useToday } from "../step/useToday.js";
import { useRecordSign, type SignHunt } from "./useRecordSign.js";

/** The kinds of an answer. */
export const ANSWER_KINDS = ["MAIL", "CALL", "MEETING", "LETTER", "REJECTION"] as const satisfies readonly SignKind[];

type AnswerValues = DraftValues & ReturnType<typeof emptyOn>;

/** What is typed of an answer, and how it is saved. */
interface Answer {
  readonly values: AnswerValues;
  readonly kind: (typeof ANSWER_KINDS)[number];
  readonly isBusy: boolean;
  /** The error of the last attempt; undefined when it did not fail. */
  readonly error: unknown;
  readonly change: (changed: Partial<AnswerValues>) => void;
  readonly save: () => Promise<void>;
  /** Drops what was typed. */
  readonly discard: () => void;
}

/** Returns an answer of a hunt that is being typed, and kept until it is saved or dropped. */
export function useAnswer(jobHunt: SignHunt, onSaved: () => void): Answer {
  const today = useToday();
  const record = useRecordSign(jobHunt);
  const draft = useDraft(`sign.${jobHunt.id}`);
  const [ids] = useState(() => ({ id: crypto.randomUUID(), noteId: crypto.randomUUID() }));
  const [values, setValues] = useState(() => ({ ...emptyOn(today), ...draft.read()?.values }));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const kind = ANSWER_KINDS.find((one) => one === values.kind) ?? "MAIL";
  const change = (changed: Partial<AnswerValues>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.keep(next);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const { on, text } = values;
      const promisedOn = values.promisedOn === "" ? null : values.promisedOn;
      await record({ ...ids, from: values.from === "THEM" ? "THEM" : "ME", kind, on, promisedOn, text });
      draft.discard();
      onSaved();
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return { values, kind, isBusy, error, change, save, discard: draft.discard };
}

function emptyOn(today: string) {
  return { from: "THEM", kind: "MAIL", on: today, promisedOn: "", text: "" };
}
