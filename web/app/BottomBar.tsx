import { Ellipsis, LayoutGrid, ScanText, type LucideIcon } from "lucide-react";
import { useState, type MouseEvent } from "react";
import type { MessageDescriptor } from "react-intl";
import { NavLink, useLocation } from "react-router-dom";
import { Icon } from "../components/Icon.js";
import { screenNames } from "../components/recordScreenMessages.js";
import { useCapture } from "../lib/capture.js";
import { huntIcon, listedKinds, listedRecords } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import type { Counts } from "./links.js";
import { appMessages } from "./messages.js";
import { MoreSheet } from "./MoreSheet.js";
import { navMessages } from "./navMessages.js";
import { paths, type Path } from "../lib/paths.js";
import { loadScreen } from "./screens.js";

interface Tab {
  readonly path: Path;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Starts a new capture, instead of returning to an open one. */
  readonly isCapture?: boolean;
}

const tabs: readonly Tab[] = [
  { path: paths.dashboard, label: navMessages.dashboard, icon: LayoutGrid },
  { path: paths.jobHunts, label: screenNames.JOB_HUNT.all, icon: huntIcon },
  // In the middle, where the thumb is.
  { path: paths.jobDetails, label: navMessages.capture, icon: ScanText, isCapture: true },
  ...listedKinds
    .filter((kind) => listedRecords[kind].hasTab)
    .map((kind) => ({
      path: listedRecords[kind].path,
      label: screenNames[kind].link,
      icon: listedRecords[kind].icon,
    })),
];

/** The navigation of phones: three screens, the capture of an advert, and a sheet with the other links. */
export function BottomBar({ counts }: { counts: Counts }) {
  const t = useT();
  const { key } = useLocation();
  const capture = useCapture(paths.jobDetails);
  const begin = (event: MouseEvent): void => {
    event.preventDefault();
    capture();
  };
  const [openedAt, setOpenedAt] = useState<string>();
  // Following a link of the sheet changes the address, which closes the sheet permanently, also when Back returns.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return (
    <nav className="bottom-bar" aria-label={t(appMessages.mainNavigation)}>
      {tabs.map(({ path, label, icon, isCapture = false }) => (
        <NavLink
          key={path}
          to={path}
          end={path === paths.dashboard}
          className={({ isActive }) => [isCapture && "is-capture", isActive && "is-on"].filter(Boolean).join(" ")}
          onPointerDown={() => void loadScreen(path)}
          onClick={isCapture ? begin : undefined}
        >
          <Icon of={icon} size={20} />
          <span>{t(label)}</span>
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        <Icon of={Ellipsis} size={20} />
        <span>{t(appMessages.more)}</span>
      </button>
      {openedAt === key && <MoreSheet counts={counts} onClose={() => setOpenedAt(undefined)} />}
    </nav>
  );
}
