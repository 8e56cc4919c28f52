import type { KeyboardEvent } from "react";
import { onKeys } from "../../lib/keys.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { sectionMessages as messages, sectionNames } from "./sectionMessages.js";
import { sectionPath, type ProfileSectionName } from "./sections.js";

/** The id of the panel that the tabs fill. */
export const panelId = "profile-panel";
/** Returns the id of the tab of a section, which names the panel. */
export const tabId = (name: ProfileSectionName): string => `profile-tab-${name}`;

interface ProfileTabsProps {
  readonly shown: readonly ProfileSectionName[];
  readonly section: ProfileSectionName;
  /** Undefined until it is known. */
  readonly binCount: number | undefined;
}

/** The sections of the profile as tabs: each is an address, and the arrow keys walk through them. */
export function ProfileTabs({ shown, section, binCount }: ProfileTabsProps) {
  const t = useT();
  const go = useGo();
  const focus = (next: ProfileSectionName | undefined): void => {
    if (next === undefined) return;
    // Walking with keys leaves no trail for Back.
    go(sectionPath(next), { replace: true });
    document.getElementById(tabId(next))?.focus();
  };
  const move = (step: 1 | -1) => (): void => {
    const turn = document.documentElement.dir === "rtl" ? -step : step;
    // From the focused one: a section that was just walked to may not be shown yet.
    const at = shown.findIndex((name) => tabId(name) === document.activeElement?.id);
    focus(shown.at((at + turn) % shown.length));
  };
  const keys = onKeys<KeyboardEvent>({
    ArrowRight: move(1),
    ArrowLeft: move(-1),
    Home: () => focus(shown[0]),
    End: () => focus(shown.at(-1)),
  });
  return (
    <div className="profile-tabs" role="tablist" aria-label={t(messages.list)} onKeyDown={keys}>
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === section}
          aria-controls={name === section ? panelId : undefined}
          tabIndex={name === section ? 0 : -1}
          onClick={() => name !== section && go(sectionPath(name))}
        >
          {t(sectionNames[name])}
          {name === "bin" && <i>{binCount}</i>}
        </button>
      ))}
    </div>
  );
}
