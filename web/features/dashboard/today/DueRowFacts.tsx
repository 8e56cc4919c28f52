import { Fragment } from "react";
import { Link } from "react-router-dom";
import { huntSheetPath } from "../../../lib/paths.js";
import { WhereText } from "../../../plan/appointment/WhereText.js";
import { whereOf } from "../../../plan/appointment/whereOf.js";
import type { KeptRow } from "./todayRows.js";
import type { RowTexts } from "./useRowTexts.js";

interface DueRowFactsProps {
  readonly row: KeptRow;
  readonly texts: RowTexts;
  /** What stands at the end of a wide row stands here. */
  readonly hasNote: boolean;
  /** The hunt leads to its sheet. */
  readonly isLinked: boolean;
  readonly tabIndex: number;
}

/** The second line of a row: its hunt, which leads to the hunt sheet, and what to know. */
export function DueRowFacts({ row, texts, hasNote, isLinked, tabIndex }: DueRowFactsProps) {
  const { item } = row;
  const { appointment } = item;
  const [note, hunt, told] = [hasNote ? texts.note(row) : "", texts.hunt(item), texts.told(item)];
  const parts = [
    // "Late" is always a word, and the first one.
    note !== "" && appointment === null && (
      <span key="past" className="due-past">
        {note}
      </span>
    ),
    hunt !== undefined &&
      (isLinked ? (
        <Link key="hunt" className="due-hunt" to={huntSheetPath(item.jobHunt.id)} tabIndex={tabIndex}>
          <bdi>{hunt}</bdi>
        </Link>
      ) : (
        <bdi key="hunt">{hunt}</bdi>
      )),
    ...told.map((text) => <span key={text}>{text}</span>),
    appointment !== null && whereOf(appointment) !== undefined && (
      <WhereText key="where" appointment={appointment} tabIndex={tabIndex} />
    ),
    note !== "" && appointment !== null && <span key="people">{note}</span>,
  ].filter((part) => part !== false);
  return (
    <small title={[hunt, ...told].filter(Boolean).join(" · ")}>
      {parts.map((part, place) => (
        <Fragment key={part.key}>
          {place > 0 && " · "}
          {part}
        </Fragment>
      ))}
    </small>
  );
}
