import { useContext } from "react";
import { NotesOfOpen } from "./notesOfOpen.js";
import "./rail.css";

/** The notes of the open item inside its card, on a screen without a column beside the list; nothing on a wide one. */
export function CardNotes() {
  const notes = useContext(NotesOfOpen);
  if (notes === null || notes === undefined) return null;
  return <div className="card-notes">{notes}</div>;
}
