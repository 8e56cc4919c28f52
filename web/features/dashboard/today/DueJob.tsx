import { Link } from "react-router-dom";
import { huntSheetPath } from "../../../lib/paths.js";
import type { KeptRow } from "./todayRows.js";
import type { RowTexts } from "./useRowTexts.js";

interface DueJobProps {
  readonly row: KeptRow;
  readonly texts: RowTexts;
  /** The job leads to its hunt sheet. */
  readonly isLinked: boolean;
  readonly tabIndex: number;
}

/** The first line of a row: the job, and its employer; the name of what belongs to no hunt. */
export function DueJob({ row, texts, isLinked, tabIndex }: DueJobProps) {
  const job = texts.job(row.item);
  if (job === undefined) return <b>{texts.what(row)}</b>;
  const { title, employer } = job;
  return (
    <b title={employer === null ? title : `${title}, ${employer}`}>
      {isLinked ? (
        <Link className="due-hunt" to={huntSheetPath(row.item.jobHunt.id)} tabIndex={tabIndex}>
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <span>
          <bdi>{title}</bdi>
        </span>
      )}
      {employer !== null && " "}
      {employer !== null && <bdi className="due-by">{employer}</bdi>}
    </b>
  );
}
