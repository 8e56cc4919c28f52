import { Fragment, type ReactNode } from "react";
import { DuePart, SEPARATOR } from "./DueRowFacts.js";
import type { EqualSteps } from "./todayGroups.js";
import { jobOf, type KeptRow } from "./todayRows.js";
import type { RowTexts } from "./useRowTexts.js";

interface StepsLineFactsProps {
  readonly row: KeptRow;
  readonly steps: EqualSteps;
  readonly texts: RowTexts;
}

/** The second line of a job hunt among equal steps: employer, place, pay, and what to know. */
export function StepsLineFacts({ row, steps, texts }: StepsLineFactsProps) {
  const { dueOn, jobHunt } = row.item;
  const parts: { readonly key: string; readonly part: ReactNode }[] = [];
  // The row before the lines has the first day of all.
  if (dueOn !== null && dueOn !== steps.firstOn) parts.push({ key: "day", part: texts.when(row) });
  const facts = { employer: jobOf(jobHunt).employer, place: jobHunt.location, pay: jobHunt.salary };
  for (const [key, fact] of Object.entries(facts))
    if (fact !== null && fact.trim() !== "") parts.push({ key, part: <bdi>{fact}</bdi> });
  const hint = texts.hint(row);
  if (hint !== undefined) parts.push({ key: "hint", part: <DuePart {...hint} /> });
  return (
    <small>
      {parts.map(({ key, part }, place) => (
        <Fragment key={key}>
          {place > 0 && SEPARATOR}
          {part}
        </Fragment>
      ))}
    </small>
  );
}
