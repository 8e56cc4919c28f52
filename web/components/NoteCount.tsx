import { NotebookText } from "lucide-react";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { listMessages } from "./listMessages.js";

/** Shows the number of notes of a list item; renders nothing when there are none. */
export function NoteCount({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="note-count-mark">
      <Icon of={NotebookText} size={15} />
      <span aria-hidden>{count}</span>
      <span className="unseen">{t(listMessages.noteCount, { count })}</span>
    </span>
  );
}
