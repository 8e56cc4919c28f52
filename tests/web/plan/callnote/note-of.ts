import type { WaitingNote } from "../../../../web/plan/callnote/waitingNotes.js";

/** Makes a note of a call with Leontine Farrow. */
export function noteOf(id: string, values: Partial<WaitingNote> = {}): WaitingNote {
  return {
    id,
    noteGuid: "note-guid",
    jobHuntId: "hunt",
    jobHuntName: "Analytics Engineer, Brindle Maps",
    title: "Call with Leontine Farrow, Thu 26 Nov 09:40",
    content: "They call again.",
    date: "2026-11-26T09:40:00.000Z",
    ...values,
  };
}
