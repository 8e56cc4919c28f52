import { useCallback } from "react";
import type { Day } from "../../lib/days.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { useChangesToast } from "../../lib/useChangeToast.js";
import { useT } from "../../lib/useT.js";
import type { SignKind, SignSender } from "../../schema.generated.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useSignRecordMutation, useSignRecordWithNoteMutation } from "./sign.generated.js";
import { signMessages as messages } from "./signMessages.js";

/** The hunt that a message belongs to. */
export interface SignHunt {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
}

/** A message as it was entered. */
export interface EnteredSign {
  /** A UUID of the dialog, so that a repeated attempt records it once. */
  readonly id: string;
  readonly noteId: string;
  readonly from: SignSender;
  readonly kind: SignKind;
  readonly on: Day;
  readonly promisedOn: Day | null;
  /** Kept as a note of the hunt; empty: none. */
  readonly text: string;
}

/**
 * Returns the function that records a message, with its text as a note of the hunt, and shows a toast whose Undo takes
 * both back. It rejects when the server refuses it.
 */
export function useRecordSign(jobHunt: SignHunt): (entered: EnteredSign) => Promise<void> {
  const t = useT();
  const days = useDayTexts();
  const showChangesToast = useChangesToast();
  const [record] = useSignRecordMutation();
  const [recordWithNote] = useSignRecordWithNoteMutation();
  return useCallback(
    async ({ id, noteId, from, kind, on, promisedOn, text }) => {
      const sign = { id, jobHuntId: jobHunt.id, from, kind, on, promisedOn };
      const told = from === "THEM" ? messages.noteTitle : messages.ownNoteTitle;
      const content = text.trim();
      const note = { id: noteId, noteGuid: jobHunt.noteGuid, title: t(told, { day: days.date(on) }), content };
      const changes: RecordChange[] = [{ operation: "CREATED", kind: "SIGN", id }];
      const entries: (string | undefined | null)[] = [];
      if (content === "") {
        const { data } = await record({ variables: { sign } });
        entries.push(data?.recordSign.logEntryId);
      } else {
        const { data } = await recordWithNote({ variables: { sign, note } });
        entries.push(data?.recordSign.logEntryId, data?.createNote.logEntryId);
        changes.push({ operation: "CREATED", kind: "NOTE", id: noteId });
      }
      void showChangesToast(changes, t(messages.recorded, { name: jobHunt.name }), entries);
    },
    [t, days, jobHunt, record, recordWithNote, showChangesToast],
  );
}
