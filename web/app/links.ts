import {
  Building2,
  ChartNoAxesColumn,
  FileText,
  Goal,
  MessagesSquare,
  Route,
  ScanText,
  ScrollText,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { MessageDescriptor } from "react-intl";
import { phaseNames } from "../components/line/messages.js";
import type { NavigationQuery, PhaseName } from "../operations.generated.js";
import { navMessages } from "./navMessages.js";
import { paths, phasePaths, type Path } from "./paths.js";

/** The counts the server knows, once it has answered. */
export type Counts = NavigationQuery["dashboard"] | undefined;

/** A link of the main navigation. */
export interface NavLinkEntry {
  readonly path: Path;
  readonly label: MessageDescriptor;
  readonly icon?: LucideIcon;
  readonly phase?: PhaseName;
  /** Stands for something not built yet. */
  readonly area?: "communications" | "reports";
  /** Begins a group. */
  readonly hasGap?: boolean;
  /** Begins something new there, rather than going back to it. */
  readonly isCapture?: boolean;
  readonly count?: (counts: Counts) => number | undefined;
}

const phaseLink = (phase: PhaseName, label: MessageDescriptor): NavLinkEntry => ({
  path: phasePaths[phase],
  label,
  phase,
  count: (counts) => counts?.byPhase.find((row) => row.phase === phase)?.count,
});

/** The links of the main screen (spec 2), kept in sight on every screen, below the one that begins with an advert. */
export const navLinks: readonly NavLinkEntry[] = [
  { path: paths.jobDetails, label: navMessages.capture, icon: ScanText, isCapture: true },
  { path: paths.jobHunts, label: navMessages.viewJobHunts, icon: Route, count: (counts) => counts?.jobHunts },
  phaseLink("PREPARING", phaseNames.PREPARING),
  phaseLink("APPLYING", navMessages.applications),
  phaseLink("INTERVIEWING", navMessages.interviews),
  phaseLink("ACCEPTING", phaseNames.ACCEPTING),
  {
    path: paths.idealJobs,
    label: navMessages.idealJobProfiles,
    icon: Goal,
    hasGap: true,
    count: (counts) => counts?.idealJobs,
  },
  { path: paths.companies, label: navMessages.companies, icon: Building2, count: (counts) => counts?.companies },
  { path: paths.contacts, label: navMessages.contacts, icon: UsersRound, count: (counts) => counts?.contacts },
  { path: paths.documents, label: navMessages.documents, icon: FileText, count: (counts) => counts?.documents },
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
