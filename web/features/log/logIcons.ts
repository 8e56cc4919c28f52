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
import { iconOf } from "../../lib/recordIcons.js";
import { listedKinds, listedRecords } from "../../lib/recordKinds.js";
import { tableOf } from "../../lib/tableOf.js";

/** The icons by action, else by subject; each area has its icon of the navigation. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "step.completed": Check,
  step: CircleDot,
  jobHunt: iconOf("JOB_HUNT"),
  jobDetails: ClipboardList,
  ...tableOf(listedKinds.map((kind) => [listedRecords[kind].single, iconOf(kind)])),
  note: PenLine,
  log: Undo2,
  trash: Trash2,
};

/** Returns the icon of a log entry by its action, e.g. `company.deleted`; `note` alone is an entry the user wrote. */
export function logIcon(action: string): LucideIcon {
  const [subject = "", verb] = action.split(".");
  if (subject === "note" && verb !== undefined) return NotebookPen;
  return icons[action] ?? icons[subject] ?? ScrollText;
}
