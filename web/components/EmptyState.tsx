import type { ReactNode } from "react";
import "./states.css";

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** Another action that adds the first item, e.g. a button. */
  readonly children?: ReactNode;
}

/** Shows that a list is empty, and how to add its first item. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 320 84" width="320" aria-hidden>
        <path d="M6 62h72c8 0 12-3 17-8l22-22c5-5 9-8 17-8h180" fill="none" className="empty-line" />
        <circle cx="60" cy="62" r="9" />
        <circle cx="176" cy="24" r="7" className="soft" />
        <circle cx="250" cy="24" r="7" className="soft" />
      </svg>
      <h3>{title}</h3>
      <p>{text}</p>
      {children && <div className="empty-more">{children}</div>}
    </div>
  );
}
