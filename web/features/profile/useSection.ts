import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../lib/session.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { askedSection, sectionsOf, type ProfileSectionName } from "./sections.js";

/** The ids of what has the focus on a phone when one comes to a section, or back from it to the list. */
export const backId = "profile-back";
/** Returns the id of the row of a section in the list of a phone. */
export const rowId = (name: ProfileSectionName): string => `profile-row-${name}`;

/** The sections of the profile, and which of them is shown. */
interface ShownSection {
  readonly shown: readonly ProfileSectionName[];
  /** Undefined: the list of them, on a phone. */
  readonly section: ProfileSectionName | undefined;
  readonly isPhone: boolean;
}

/** Returns the section that the address asks for; on a phone, the list of the sections and each section are pages. */
export function useSection(): ShownSection {
  const { search } = useLocation();
  const isPhone = useMediaQuery(screens.phone);
  const shown = sectionsOf(useSession());
  const section = askedSection(search, shown) ?? (isPhone ? undefined : shown[0]);
  const last = useRef(section);
  useEffect(() => {
    const left = last.current;
    last.current = section;
    if (!isPhone || left === section) return;
    const id = section === undefined ? left && rowId(left) : backId;
    document.getElementById(id ?? "")?.focus();
  }, [section, isPhone]);
  return { shown, section, isPhone };
}
