import { ChartNoAxesColumn, MessagesSquare, ScrollText, type LucideIcon } from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { paths, type Path } from "../../lib/paths.js";
import { areaMessages } from "./areaMessages.js";
import { screenNames } from "../../components/recordScreenMessages.js";
import { iconOf } from "../../lib/recordIcons.js";
import { listedKinds, listedRecords } from "../../lib/recordKinds.js";
import type { DashboardQuery } from "./dashboard.generated.js";
import { dashboardMessages as messages } from "./messages.js";

type Counts = DashboardQuery["dashboard"];

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

const listedAreas = listedKinds.map((kind): Area => {
  const { list, path } = listedRecords[kind];
  const { count, goto } = areaMessages[kind];
  return {
    key: list,
    label: screenNames[kind].screen,
    icon: iconOf(kind),
    goto,
    path,
    countLabel: count,
    count: (counts) => counts[list],
  };
});

/** The areas in the order of the specification (spec 2). */
export const areas: readonly Area[] = [
  ...listedAreas.slice(0, 1),
  {
    key: "jobHunts",
    label: screenNames.JOB_HUNT.all,
    icon: iconOf("JOB_HUNT"),
    goto: areaMessages.JOB_HUNT.goto,
    path: paths.jobHunts,
    countLabel: areaMessages.JOB_HUNT.count,
    count: (counts) => counts.jobHunts - counts.finished,
  },
  ...listedAreas.slice(1).reverse(),
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
