import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";
import { paths, phasePaths } from "../../lib/paths.js";
import { hueClass, phaseHue, PHASES } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { useT } from "../../lib/useT.js";
import { screenMessages, type JobHuntScreen } from "./messages.js";

interface PhaseTabsProps {
  readonly screen: JobHuntScreen;
  /** The number of hunts per screen; undefined while not known, then the counts stay blank. */
  readonly counts: Readonly<Record<JobHuntScreen, number>> | undefined;
}

/** Links between the job hunt screens, with the current one marked and scrolled into view. */
export function PhaseTabs({ screen, counts }: PhaseTabsProps) {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [screen]);
  return (
    <nav ref={list} className="phase-tabs" aria-label={t(screenMessages.phases)}>
      <NavLink to={paths.jobHunts} end>
        {t(screenMessages.all)} <i>{counts?.ALL}</i>
      </NavLink>
      {PHASES.map((phase) => (
        <NavLink key={phase} to={phasePaths[phase]} className={hueClass(phaseHue[phase])}>
          <span className="ring" aria-hidden />
          {t(phaseNames[phase])} <i>{counts?.[phase]}</i>
        </NavLink>
      ))}
    </nav>
  );
}
