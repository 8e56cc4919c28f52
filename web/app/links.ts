import { ChartNoAxesColumn, MessagesSquare, ScanText, ScrollText, type LucideIcon } from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { phaseNames } from "../components/line/messages.js";
import { screenNames } from "../components/recordScreenMessages.js";
import { huntIcon, listedKinds, listedRecords } from "../lib/recordKinds.js";
import type { NavigationQuery } from "./app.generated.js";
import type { PhaseName } from "../schema.generated.js";
import { navMessages } from "./navMessages.js";
import { paths, phasePaths, type Path } from "../lib/paths.js";

/** The counts from the server, once it has answered. */
export type Counts = NavigationQuery["dashboard"] | undefined;

export interface NavLinkEntry {
  readonly path: Path;
  readonly label: MessageDescriptor;
  readonly icon?: LucideIcon;
  readonly phase?: PhaseName;
  /** The area of a placeholder. */
  readonly area?: "communications" | "reports";
  /** Starts a group. */
  readonly hasGap?: boolean;
  /** Starts a new capture there, instead of returning to an open one. */
  readonly isCapture?: boolean;
  readonly count?: (counts: Counts) => number | undefined;
}

const phaseLink = (phase: PhaseName, label: MessageDescriptor): NavLinkEntry => ({
  path: phasePaths[phase],
  label,
  phase,
  count: (counts) => counts?.byPhase.find((row) => row.phase === phase)?.count,
});

/** The links of the main screen (spec 2), visible on every screen, below the one that starts with an advert. */
export const navLinks: readonly NavLinkEntry[] = [
  { path: paths.jobDetails, label: navMessages.capture, icon: ScanText, isCapture: true },
  {
    path: paths.jobHunts,
    label: screenNames.JOB_HUNT.link,
    icon: huntIcon,
    count: (counts) => counts && counts.jobHunts - counts.finished,
  },
  phaseLink("PREPARING", phaseNames.PREPARING),
  phaseLink("APPLYING", navMessages.applications),
  phaseLink("INTERVIEWING", navMessages.interviews),
  phaseLink("ACCEPTING", phaseNames.ACCEPTING),
  ...listedKinds.map((kind, at): NavLinkEntry => {
    const { path, list } = listedRecords[kind];
    return {
      path,
      label: screenNames[kind].link,
      icon: listedRecords[kind].icon,
      hasGap: at === 0,
      count: (counts) => counts?.[list],
    };
  }),
  { path: paths.logs, label: navMessages.logs, icon: ScrollText },
  {
    path: paths.placeholder,
    label: navMessages.communications,
    icon: MessagesSquare,
    area: "communications",
    hasGap: true,
  },
  { path: paths.placeholder, label: navMessages.reports, icon: ChartNoAxesColumn, area: "reports" },
];
