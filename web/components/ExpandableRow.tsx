import { ChevronDown } from "lucide-react";
import { useContext, useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import { scrollToCard } from "../lib/scrollToCard.js";
import type { Hue } from "../tokens.js";
import { truncate, nameCuts } from "../lib/truncate.js";
import { CardNotes } from "./CardNotes.js";
import { Icon } from "./Icon.js";
import { IsInListItem } from "./isInListItem.js";
import "./row.css";

interface ExpandableRowProps {
  readonly id: string;
  readonly name: string;
  /** The maximum characters of the name, open and collapsed, where they differ from the default. */
  readonly cuts?: { readonly open: number; readonly collapsed: number };
  readonly hue: Hue;
  /** An icon or two letters before the name. */
  readonly glyph: ReactNode;
  readonly chip?: ReactNode;
  readonly meta?: string | undefined;
  /** A button of the row that works without opening it. */
  readonly action?: ReactNode;
  readonly noteCount?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The body of the open row. */
  readonly children: ReactNode;
}

/** One item of a list that expands into a card; the whole head is one button, and its actions are outside of it. */
export function ExpandableRow(props: ExpandableRowProps) {
  const { id, name, cuts = nameCuts.entity, hue, isOpen } = props;
  const isInListItem = useContext(IsInListItem);
  const headId = useId();
  const bodyId = useId();
  const head = useRef<HTMLDivElement>(null);
  useScrollWhenOpened(head, isOpen);
  const className = isOpen ? "row is-open" : "row";
  const row = (
    <>
      <div ref={head} className="row-head">
        <button
          type="button"
          id={headId}
          className="row-button"
          data-card={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-label={name}
          title={name}
          aria-keyshortcuts="Enter"
          onClick={props.onToggle}
        />
        <span className={`glyph hue-${hue}`}>{props.glyph}</span>
        <b dir="auto">{truncate(name, isOpen ? cuts.open : cuts.collapsed)}</b>
        <span className="row-chip">{props.chip}</span>
        <span className="row-meta" dir="auto">
          {props.meta}
        </span>
        {props.action && <span className="row-action">{props.action}</span>}
        <span className="row-notes">{props.noteCount}</span>
        <span className="row-chevron">
          <Icon of={ChevronDown} />
        </span>
      </div>
      {isOpen && (
        <div className="row-body" id={bodyId} role="region" aria-labelledby={headId}>
          {props.children}
          <CardNotes />
        </div>
      )}
    </>
  );
  return isInListItem ? <div className={className}>{row}</div> : <li className={className}>{row}</li>;
}

/** Brings the head of a row to the top of the list on a phone when the row is opened; not one that is open at first. */
function useScrollWhenOpened(head: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && head.current) scrollToCard(head.current);
    wasOpen.current = isOpen;
  }, [head, isOpen]);
}
