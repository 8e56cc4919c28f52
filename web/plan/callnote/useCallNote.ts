import { useRef, useState } from "react";
import { useLeaveGuard } from "../../lib/leaveGuard.js";
import { useT } from "../../lib/useT.js";
import { useDraft } from "../../lib/useDraft.js";
import type { AppointmentHunt } from "../appointment/appointmentHunt.js";
import { callNoteTitle } from "./callNoteTitle.js";
import { useCallTime } from "./useCallTime.js";
import { useSaveCallNote, type SavedCallNote } from "./useSaveCallNote.js";
import { serverNow } from "../../lib/environment/clock.js";

/** Somebody who may be on the telephone. */
export interface CallPerson {
  readonly id: string;
  readonly name: string;
}

/** What is written in the box. */
export interface CallNoteValues {
  readonly text: string;
  /** Empty: nobody named. */
  readonly personId: string;
  /** When it was begun, as an ISO moment; empty: not yet. */
  readonly at: string;
  /** The id that the note gets. */
  readonly id: string;
}

/** A note of a call while it is written. */
interface CallNote {
  readonly values: CallNoteValues;
  /** `09:40`; undefined before the first character. */
  readonly time: string | undefined;
  readonly isEmpty: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly notKept: "FULL" | "BLOCKED" | undefined;
  readonly write: (text: string) => void;
  readonly choose: (personId: string) => void;
  /**
   * Saves what is written by then and takes it out of the box; what is typed meanwhile stays, as another note. Resolves to
   * undefined when there was nothing to save, or it failed.
   */
  readonly save: (onUndone: () => void) => Promise<SavedCallNote | undefined>;
}

/** Holds what is written in the box of a hunt: kept while it is typed, until it is saved. */
export function useCallNote(jobHunt: AppointmentHunt, people: readonly CallPerson[]): CallNote {
  const t = useT();
  const draft = useDraft(`callnote.${jobHunt.id}`);
  const callTime = useCallTime();
  const send = useSaveCallNote();
  const [kept, setKept] = useState<CallNoteValues>(() => ({ ...emptyNote(), ...draft.read()?.values }));
  // What the box holds when the answer comes, and not when the button was pressed.
  const latest = useRef(kept);
  const [chosen, setChosen] = useState<string | undefined>(() => draft.read()?.values.personId);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ readonly error?: unknown; readonly notKept?: "FULL" | "BLOCKED" }>({});
  const isKnown = chosen === "" || people.some(({ id }) => id === chosen);
  const personId = (isKnown ? chosen : people[0]?.id) ?? "";
  const values = { ...kept, personId };
  const isEmpty = values.text.trim() === "";
  useLeaveGuard(!isEmpty && !isBusy);
  const time = values.at === "" ? undefined : callTime(new Date(values.at));
  const change = (next: CallNoteValues): void => {
    latest.current = next;
    setKept(next);
    if (next.text === "") draft.discard();
    else draft.keep({ ...next });
  };
  return {
    values,
    time: time?.time,
    isEmpty,
    isBusy,
    error: problem.error,
    notKept: problem.notKept,
    write: (text) => {
      // During an attempt, and after one that failed, other words are another note.
      const id = problem.error === undefined && !isBusy ? values.id : crypto.randomUUID();
      setProblem({});
      if (text === "") change({ ...emptyNote(), personId });
      else change({ ...values, id, text, at: values.at || serverNow().toISOString() });
    },
    choose: (id) => {
      setChosen(id);
      change({ ...values, personId: id });
    },
    save: async (onUndone) => {
      const content = values.text.trim();
      if (content === "" || isBusy || time === undefined) return undefined;
      const name = people.find(({ id }) => id === personId)?.name;
      const title = callNoteTitle(t, name, time.when);
      const { id, at: date } = values;
      const of = { noteGuid: jobHunt.noteGuid, jobHuntId: jobHunt.id, jobHuntName: jobHunt.name };
      setBusy(true);
      setProblem({});
      try {
        const saved = await send({ id, ...of, title, content, date }, onUndone);
        if (saved === "FULL" || saved === "BLOCKED") setProblem({ notKept: saved });
        else change(afterSaving(latest.current, values));
        return saved;
      } catch (error) {
        setProblem({ error });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Returns what stays in the box once what was in it has been saved: what was typed meanwhile. */
function afterSaving(now: CallNoteValues, saved: CallNoteValues): CallNoteValues {
  const isLonger = now.text.startsWith(saved.text);
  const text = isLonger ? now.text.slice(saved.text.length).trimStart() : now.text;
  const rest = { ...emptyNote(), personId: now.personId };
  return text === "" ? rest : { ...rest, text, at: serverNow().toISOString() };
}

function emptyNote(): CallNoteValues {
  return { text: "", personId: "", at: "", id: crypto.randomUUID() };
}
