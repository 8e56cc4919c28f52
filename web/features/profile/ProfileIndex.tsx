import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { sectionMessages as messages, sectionNames } from "./sectionMessages.js";
import { sectionPath, type ProfileSectionName } from "./sections.js";
import { rowId } from "./useSection.js";

interface ProfileIndexProps {
  readonly shown: readonly ProfileSectionName[];
  /** Undefined until it is known. */
  readonly binCount: number | undefined;
}

/** The sections of the profile as a list, each of which opens as a page: what a phone has in place of tabs. */
export function ProfileIndex({ shown, binCount }: ProfileIndexProps) {
  const t = useT();
  return (
    <nav aria-label={t(messages.list)}>
      <ul className="profile-index">
        {shown.map((name) => (
          <li key={name}>
            <Link id={rowId(name)} to={sectionPath(name)} state={{ isFromList: true }}>
              {t(sectionNames[name])}
              {name === "bin" && <i>{binCount}</i>}
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
