import { Keyboard, Moon, Sun } from "lucide-react";
import type { MouseEvent } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { Icon } from "../components/Icon.js";
import { hueClass, phaseHue } from "../components/line/hue.js";
import { useCapture } from "../lib/capture.js";
import { useThemeChoice } from "../lib/themeChoice.js";
import { useT } from "../lib/useT.js";
import { navLinks, type Counts, type NavLinkEntry } from "./links.js";
import { appMessages as messages } from "./messages.js";
import { isHuntSheet, paths } from "../lib/paths.js";
import { loadScreen } from "./screens.js";

interface SideNavProps {
  readonly counts: Counts;
  readonly onShortcuts: () => void;
}

/** The links of the main screen with counts, beside every screen; a narrow window shows their icons only. */
export function SideNav({ counts, onShortcuts }: SideNavProps) {
  const t = useT();
  const { mode, choose } = useThemeChoice();
  const themeLabel = t(mode === "dark" ? messages.toLight : messages.toDark);
  return (
    <nav className="side" aria-label={t(messages.mainNavigation)}>
      <ul>
        {navLinks.map((link) => (
          <li key={link.label.id} className={link.hasGap ? "has-gap" : undefined}>
            <SideLink link={link} count={link.count?.(counts)} />
          </li>
        ))}
      </ul>
      <div className="side-foot">
        <button
          type="button"
          className="side-tool"
          aria-label={t(messages.shortcuts)}
          aria-keyshortcuts="?"
          data-tip={t(messages.shortcuts)}
          onClick={onShortcuts}
        >
          <Icon of={Keyboard} />
          <span>{t(messages.shortcuts)}</span>
        </button>
        <button
          type="button"
          className="side-tool"
          aria-label={themeLabel}
          title={themeLabel}
          onClick={() => choose(mode === "dark" ? "light" : "dark")}
        >
          <Icon of={mode === "dark" ? Moon : Sun} />
        </button>
      </div>
    </nav>
  );
}

/** One link of the navigation; the phone's sheet of further links uses it too. */
export function SideLink({ link, count }: { link: NavLinkEntry; count: number | undefined }) {
  const t = useT();
  const label = t(link.label);
  const capture = useCapture(link.path);
  const { pathname } = useLocation();
  const begin = (event: MouseEvent): void => {
    if (!link.isCapture || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    capture();
  };
  const preload = (): void => void loadScreen(link.path);
  return (
    <NavLink
      to={link.path}
      // A hunt sheet is part of the job hunts; each phase has a link of its own.
      end={link.path !== paths.jobHunts || !isHuntSheet(pathname)}
      state={link.area ? { area: link.area } : null}
      className={({ isActive }) =>
        ["side-link", link.phase && "is-phase", link.area && "is-soon", isActive && !link.area && "is-on"]
          .filter(Boolean)
          .join(" ")
      }
      aria-current={link.area ? "false" : "page"}
      data-tip={label}
      onClick={begin}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {link.phase && <span className={`dot ${hueClass(phaseHue[link.phase])}`} />}
      {link.icon && <Icon of={link.icon} />}
      <span className="side-label">{label}</span>
      {link.area ? <em>{t(messages.comingSoon)}</em> : <i>{count}</i>}
    </NavLink>
  );
}
