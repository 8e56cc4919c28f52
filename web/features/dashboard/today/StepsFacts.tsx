import { Fragment } from "react";
import { useT } from "../../../lib/useT.js";
import { DuePart, SEPARATOR } from "./DueRowFacts.js";
import { groupMessages as messages } from "./groupMessages.js";
import { isSoon, type EqualSteps } from "./todayGroups.js";
import { jobOf } from "./todayRows.js";
import type { RowTexts } from "./useRowTexts.js";

/** So many jobs are named. */
const NAMED = 3;

/** The second line of several equal steps in one row: the first last day to apply, else the first jobs. */
export function StepsFacts({ steps, texts }: { readonly steps: EqualSteps; readonly texts: RowTexts }) {
  const t = useT();
  const { deadline, rows } = steps;
  if (deadline !== null) {
    const text = t(messages.firstLastDay, { day: texts.days.withWeekday(deadline) });
    return <small>{isSoon(deadline, texts.today) ? <DuePart text={text} look="SOON" /> : text}</small>;
  }
  return (
    <small>
      {rows.slice(0, NAMED).map(({ item }, place) => (
        <Fragment key={item.id}>
          {place > 0 && SEPARATOR}
          <bdi>{jobOf(item.jobHunt).title}</bdi>
        </Fragment>
      ))}
    </small>
  );
}
