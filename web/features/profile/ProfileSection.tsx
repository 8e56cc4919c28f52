import { useId, type ReactNode, type RefObject } from "react";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";

interface ProfileSectionProps {
  readonly title: string;
  readonly text: string;
  /** Takes the focus when what had it is gone. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** What can be done with the whole list, and the question before it. */
  readonly action?: ReactNode;
  readonly question?: ReactNode;
  /** Undefined until the first answer; null where there is no list. */
  readonly list: readonly unknown[] | null | undefined;
  /** How many there are, in words, for who does not see the list. */
  readonly countText: (count: number) => string;
  /** Stands in for an empty list. */
  readonly none?: string;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onTryAgain: () => void;
  readonly children: ReactNode;
}

/** A part of the profile that shows a list: its heading, what it is, and why there is nothing to show. */
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
