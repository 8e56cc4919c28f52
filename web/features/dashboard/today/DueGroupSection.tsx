import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { MessageDescriptor } from "react-intl";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.js";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { todayMessages as messages } from "./todayMessages.js";
import type { GroupName } from "./todayRows.js";

const NAMES: Readonly<Record<GroupName, MessageDescriptor>> = {
  overdue: messages.overdue,
  today: messages.name,
  next: messages.next,
  undated: messages.undated,
};

interface DueGroupSectionProps {
  readonly group: GroupName;
  readonly count: number;
  /** The number of rows that are shown. */
  readonly shown: number;
  /** Undefined where the group cannot be closed. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

/** A group of Today with its heading and count; the one without days can be closed. */
export function DueGroupSection({ group, count, shown, isOpen, onToggle, children }: DueGroupSectionProps) {
  const t = useT();
  const id = useId();
  const heading = (
    <>
      {t(NAMES[group])} <i>{count}</i>
    </>
  );
  return (
    <section className="due-group" aria-labelledby={id}>
      <h4 id={id}>
        {isOpen === undefined ? (
          heading
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {heading} <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />
          </button>
        )}
      </h4>
      {isOpen !== false && children}
      {isOpen !== false && count > shown && (
        <p className="due-more">
          <Link to={paths.jobHunts}>{t(messages.more, { count: count - shown })}</Link>
        </p>
      )}
    </section>
  );
}
