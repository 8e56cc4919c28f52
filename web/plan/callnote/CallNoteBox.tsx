import { useId, useRef, useState } from "react";
import { SaveProblem } from "../../components/SaveProblem.js";
import { onKeys } from "../../lib/keys.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { AppointmentDialog } from "../appointment/loadAppointmentDialog.js";
import type { AppointmentHunt } from "../appointment/appointmentHunt.js";
import { CallNoteFoot } from "./CallNoteFoot.js";
import { callNoteMessages as messages } from "./messages.js";
import { NewsQuestion } from "./NewsQuestion.js";
import { useCallNote, type CallPerson } from "./useCallNote.js";
import { useFoundMoment } from "./useFoundMoment.js";
import { useWaitingNotes } from "./waitingNotes.js";
import { WaitingNotesList } from "./WaitingNotesList.js";
import "./callnote.css";

interface CallNoteBoxProps {
  readonly jobHunt: AppointmentHunt;
  /** Those who may be on the telephone, the likeliest first. */
  readonly people: readonly CallPerson[];
}

/**
 * The box for what is said in a call: saved as a note of the hunt, and asked then whether it counts as news. Without a
 * network the note is kept on this device. It has the focus from the start where there is a keyboard.
 */
export function CallNoteBox({ jobHunt, people }: CallNoteBoxProps) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const hasKeyboard = !useMediaQuery(screens.noMouse);
  const note = useCallNote(jobHunt, people);
  const moment = useFoundMoment(note.values.text);
  const waiting = useWaitingNotes().filter(({ jobHuntId }) => jobHuntId === jobHunt.id);
  const [isAsking, setAsking] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const save = async (): Promise<void> => {
    const saved = await note.save(() => setAsking(false));
    // The button that was pressed may be gone: the focus stays in the box.
    if (saved !== undefined && document.activeElement !== field.current) answers.current?.focus();
    if (saved === "SAVED") setAsking(true);
  };
  // Words that were typed while the note was saved come before the question.
  const asks = isAsking && note.isEmpty;
  const finishAsking = (): void => {
    setAsking(false);
    if (hasKeyboard) field.current?.focus();
    else answers.current?.focus();
  };
  const { personId, text } = note.values;
  const prefill = {
    ...moment?.found,
    note: text.trim(),
    people: people.filter((person) => person.id === personId),
    call: note.values.at,
  };
  return (
    <section className="call-note" aria-label={t(messages.label)}>
      {note.error !== undefined && <SaveProblem error={note.error} />}
      {note.notKept && (
        <SaveProblem error={undefined} words={t(note.notKept === "FULL" ? messages.full : messages.blocked)} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={2}
          autoFocus={hasKeyboard}
          value={text}
          placeholder={t(messages.placeholder)}
          aria-label={t(messages.label)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onChange={(event) => {
            setAsking(false);
            note.write(event.target.value);
          }}
          onKeyDown={(event) => onKeys({ "Mod+Enter": () => void save() })(event)}
        />
        <div ref={answers} className="call-note-foot" tabIndex={-1}>
          <span id={`${id}-news`} role="status">
            {asks && t(messages.isNews)}
          </span>
          {asks ? (
            <NewsQuestion jobHunt={jobHunt} questionId={`${id}-news`} onAnswered={finishAsking} />
          ) : (
            <CallNoteFoot note={note} people={people} moment={moment} onAppointment={() => setPlanning(true)} />
          )}
        </div>
      </form>
      <WaitingNotesList notes={waiting} />
      {isPlanning && (
        <AppointmentDialog
          jobHunt={jobHunt}
          prefill={prefill}
          onClose={() => setPlanning(false)}
          onSaved={() => void save()}
        />
      )}
    </section>
  );
}
