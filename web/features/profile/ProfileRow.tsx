import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.js";

interface ProfileRowProps {
  readonly icon: LucideIcon;
  readonly name: ReactNode;
  readonly facts: ReactNode;
  readonly chips?: ReactNode;
  /** What can be done with it. */
  readonly action: ReactNode;
  /** The question before that. */
  readonly question?: ReactNode;
}

/** One line of a list of the profile: an icon, what it is, and what can be done with it. */
export function ProfileRow({ icon, name, facts, chips, action, question }: ProfileRowProps) {
  return (
    <li>
      <div className="profile-row">
        <span className="profile-glyph" aria-hidden>
          <Icon of={icon} />
        </span>
        <div className="profile-what">
          <b dir="auto">{name}</b>
          <span className="quiet">{facts}</span>
          {chips && <span className="profile-chips">{chips}</span>}
        </div>
        {action}
      </div>
      {question}
    </li>
  );
}
