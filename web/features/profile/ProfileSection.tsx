import { useId, type ReactNode, type RefObject } from "react";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";

interface ProfileSectionProps {
  readonly title: string;
  readonly text: string;
  /** Gets the focus when the focused element was removed. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** The action on the whole list, and its confirmation. */
  readonly action?: ReactNode;
  readonly question?: ReactNode;
  /** Undefined until the first answer; null where there is no list. */
  readonly list: readonly unknown[] | null | undefined;
  /** The number of entries as text, for screen readers. */
  readonly countText: (count: number) => string;
  /** Shown in place of an empty list. */
  readonly none?: string;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/**
 * A section of the profile that shows a list: its heading, its description, and its states loading, failed and empty.
 */
export function ProfileSection({ title, text, headingRef, action, question, list, ...props }: ProfileSectionProps) {
  const { countText, none, error, isLoading, onTryAgain, children } = props;
  const titleId = useId();
  return (
    <section className="profile-section" aria-labelledby={titleId}>
      <div className="profile-head">
        <h3 id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </h3>
        {action}
      </div>
      <p className="profile-text">{text}</p>
      {question}
      {list && (
        <p className="unseen" role="status">
          {countText(list.length)}
        </p>
      )}
      {list === undefined && !error && <ListSkeleton rows={2} />}
      {list === undefined && error !== undefined && (
        <InlineError what={title} error={error} isBusy={isLoading} onTryAgain={onTryAgain} />
      )}
      {list?.length === 0 && none !== undefined && <p className="profile-none">{none}</p>}
      {children}
    </section>
  );
}
