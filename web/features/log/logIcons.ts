import {
  Check,
  CircleDot,
  ClipboardList,
  NotebookPen,
  PenLine,
  ScrollText,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { iconOf, listedKinds, listedRecords } from "../../lib/recordKinds.js";
import { tableOf } from "../../lib/tableOf.js";

/** By what was done, else by what it was done to; each area wears its icon of the navigation. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "step.completed": Check,
  step: CircleDot,
  jobHunt: iconOf("JOB_HUNT"),
  jobDetails: ClipboardList,
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].single, iconOf(kind)])),
  note: PenLine,
  log: Undo2,
  bin: Trash2,
};

/** Gives the icon of a line of the log by its action, e.g. `company.deleted`; `note` alone is a line somebody wrote. */
export function logIcon(action: string): LucideIcon {
  const [subject = "", verb] = action.split(".");
  if (subject === "note" && verb !== undefined) return NotebookPen;
  return icons[action] ?? icons[subject] ?? ScrollText;
}
