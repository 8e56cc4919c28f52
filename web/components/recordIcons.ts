import {
  Building2,
  FileText,
  Goal,
  NotebookPen,
  Route,
  ScanText,
  UserRound,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { RecordKind } from "../lib/recordKinds.js";

interface KindIcons {
  /** Stands for all of the kind. */
  readonly all: LucideIcon;
  /** Stands for a record of it. */
  readonly one: LucideIcon;
}

const same = (icon: LucideIcon): KindIcons => ({ all: icon, one: icon });

/** The icons of each kind of record; a kind without does not compile. */
export const recordIcons: Readonly<Record<RecordKind, KindIcons>> = {
  JOB_HUNT: same(Route),
  IDEAL_JOB: same(Goal),
  COMPANY: same(Building2),
  CONTACT: { all: UsersRound, one: UserRound },
  DOCUMENT: same(FileText),
  NOTE: same(NotebookPen),
  JOB_DETAILS: same(ScanText),
};
