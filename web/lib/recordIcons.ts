import {
  CalendarClock,
  FilePen,
  FileText,
  Handshake,
  Link,
  ListChecks,
  MessageSquare,
  NotebookPen,
  Pause,
  ScanText,
  type LucideIcon,
} from "lucide-react";
import { huntIcon, isListed, listedRecords, type ListedKind, type RecordKind } from "./recordKinds.js";

/** The icons of the other kinds. */
const otherIcons: Readonly<Record<Exclude<RecordKind, ListedKind>, LucideIcon>> = {
  JOB_HUNT: huntIcon,
  NOTE: NotebookPen,
  JOB_DETAILS: ScanText,
  LINK: Link,
  SIGN: MessageSquare,
  PAUSE: Pause,
  STEP_TEXT: FilePen,
  STEP_CHECK: ListChecks,
  APPOINTMENT: CalendarClock,
  SUBMISSION: FileText,
  OFFER: Handshake,
};

/** Returns the icon of a kind of record. */
export function iconOf(kind: RecordKind): LucideIcon {
  return isListed(kind) ? listedRecords[kind].icon : otherIcons[kind];
}

/** Returns the icon of one record of a kind. */
export function oneIconOf(kind: RecordKind): LucideIcon {
  return isListed(kind) ? listedRecords[kind].oneIcon : otherIcons[kind];
}

/** Returns whether a text is a kind of record. */
export function isKind(text: string): text is RecordKind {
  return text in listedRecords || text in otherIcons;
}
