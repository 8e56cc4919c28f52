import {
  Building2,
  Check,
  CircleDot,
  ClipboardList,
  FileText,
  Goal,
  NotebookPen,
  PenLine,
  Route,
  ScrollText,
  Trash2,
  Undo2,
  UsersRound,
  type LucideIcon,
} from "lucide-react";

/** By what was done, else by what it was done to; each area wears its icon of the navigation. */
const icons: Readonly<Record<string, LucideIcon>> = {
  "step.completed": Check,
  step: CircleDot,
  jobHunt: Route,
  jobDetails: ClipboardList,
  idealJob: Goal,
  company: Building2,
  contact: UsersRound,
  document: FileText,
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
