import { Fragment } from "react";
import { WhereText } from "../../../plan/appointment/WhereText.js";
import { whereOf } from "../../../plan/appointment/whereOf.js";
import type { KeptRow } from "./todayRows.js";
import type { RowPart, RowTexts } from "./useRowTexts.js";

interface DueRowFactsProps {
  readonly row: KeptRow;
  readonly texts: RowTexts;
  readonly tabIndex: number;
}

const LOOKS = { LATE: "due-past", SOON: "due-soon" } as const;

/** The second line of a row: what to do, and what to know. */
export function DueRowFacts({ row, texts, tabIndex }: DueRowFactsProps) {
  const { appointment } = row.item;
  const told = texts.told(row);
  return (
    <small title={told.map(({ text }) => text).join(SEPARATOR)}>
      {told.map((part, place) => (
        <Fragment key={part.text}>
          {place > 0 && SEPARATOR}
          <DuePart {...part} />
        </Fragment>
      ))}
      {appointment !== null && whereOf(appointment) !== undefined && (
        <>
          {SEPARATOR}
          <WhereText appointment={appointment} tabIndex={tabIndex} />
        </>
      )}
    </small>
  );
}

/** Between the parts of a line. */
export const SEPARATOR = " · ";

/** A part of a line: an element only where it looks unlike the others. */
export function DuePart({ text, look }: RowPart) {
  return look === undefined ? text : <span className={LOOKS[look]}>{text}</span>;
}
