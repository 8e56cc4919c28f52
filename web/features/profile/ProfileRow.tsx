import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.js";

interface ProfileRowProps {
  readonly icon: LucideIcon;
  readonly name: ReactNode;
  readonly facts: ReactNode;
  readonly chips?: ReactNode;
  readonly action: ReactNode;
  /** The confirmation of the action. */
  readonly question?: ReactNode;
}

/** One row of a list of the profile: an icon, a name, facts, and an action. */
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
