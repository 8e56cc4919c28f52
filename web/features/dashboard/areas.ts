import {
  Building2,
  ChartNoAxesColumn,
  FileText,
  Goal,
  MessagesSquare,
  Route,
  ScrollText,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { paths, type Path } from "../../app/paths.js";
import type { DashboardQuery } from "../../operations.generated.js";
import { dashboardMessages as messages } from "./messages.js";

type Counts = DashboardQuery["dashboard"];

/** An area of the product as the dashboard offers it. */
export interface Area {
  readonly key: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** The label of the main button while the area is selected. */
  readonly goto: MessageDescriptor;
  readonly path: Path;
  readonly isComing?: boolean;
  readonly countLabel?: MessageDescriptor;
  readonly count?: (counts: Counts) => number;
}

/** The areas in the order of the specification (spec 2). */
export const areas: readonly Area[] = [
  {
    key: "idealJob",
    label: messages.idealJob,
    icon: Goal,
    goto: messages.gotoIdealJobs,
    path: paths.idealJobs,
    countLabel: messages.idealJobCount,
    count: (counts) => counts.idealJobs,
  },
  {
    key: "jobHunts",
    label: messages.jobHunts,
    icon: Route,
    goto: messages.gotoJobHunts,
    path: paths.jobHunts,
    countLabel: messages.huntCount,
    count: (counts) => counts.jobHunts,
  },
  {
    key: "documents",
    label: messages.documents,
    icon: FileText,
    goto: messages.gotoDocuments,
    path: paths.documents,
    countLabel: messages.documentCount,
    count: (counts) => counts.documents,
  },
  {
    key: "contacts",
    label: messages.contacts,
    icon: UsersRound,
    goto: messages.gotoContacts,
    path: paths.contacts,
    countLabel: messages.contactCount,
    count: (counts) => counts.contacts,
  },
  {
    key: "companies",
    label: messages.companies,
    icon: Building2,
    goto: messages.gotoCompanies,
    path: paths.companies,
    countLabel: messages.companyCount,
    count: (counts) => counts.companies,
  },
  {
    key: "communications",
    label: messages.communications,
    icon: MessagesSquare,
    goto: messages.gotoUnknown,
    path: paths.placeholder,
    isComing: true,
  },
  {
    key: "reports",
    label: messages.reports,
    icon: ChartNoAxesColumn,
    goto: messages.gotoUnknown,
    path: paths.placeholder,
    isComing: true,
  },
  {
    key: "logs",
    label: messages.logs,
    icon: ScrollText,
    goto: messages.gotoLogs,
    path: paths.logs,
    countLabel: messages.entryCount,
    count: (counts) => counts.logEntries,
  },
];
