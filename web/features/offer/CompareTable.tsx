import { X } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../components/controls/Button.js";
import { Icon } from "../../components/Icon.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { useT } from "../../lib/useT.js";
import { compareMessages as messages, rowNames } from "./compareMessages.js";
import type { ComparedHunt, Row } from "./comparison.js";

interface CompareTableProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly hunts: readonly ComparedHunt[];
  readonly rows: readonly Row[];
  /** How many rows are not shown. */
  readonly hidden: number;
  /** Leaves a hunt out; absent on paper. */
  readonly onRemove?: (id: string) => void;
}

/** The table of a comparison: a column for each hunt, the best number of a row in bold. */
export function CompareTable({ ref, hunts, rows, hidden, onRemove }: CompareTableProps) {
  const t = useT();
  return (
    <div
      ref={ref}
      className="compare-scroll"
      {...(onRemove && { role: "region", tabIndex: 0, "aria-label": t(messages.offer) })}
    >
      <table className="compare-table">
        <caption className="unseen">{t(messages.offer)}</caption>
        <thead>
          <tr>
            <td />
            {hunts.map((hunt) => (
              <th key={hunt.id} scope="col">
                <b dir="auto">{employerOf(hunt)}</b>
                {titleOf(hunt) !== employerOf(hunt) && <span dir="auto">{titleOf(hunt)}</span>}
                {hunt.offer === null && <i>{t(messages.noOffer)}</i>}
                {onRemove && hunts.length > 1 && (
                  <Button
                    type="text"
                    size="small"
                    className="quiet-button"
                    icon={<Icon of={X} size={15} />}
                    aria-label={t(messages.remove, { name: hunt.name })}
                    onClick={() => onRemove(hunt.id)}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={hunts.length + 1}>
              {t(messages.offer)}
            </th>
          </tr>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{t(rowNames[name])}</th>
              {cells.map(({ text, detail, isBest }, place) => (
                <td key={hunts[place]?.id} className={text === null ? "is-gap" : undefined} dir="auto">
                  {isBest ? (
                    <b>{text}</b>
                  ) : (
                    (text ?? t(name === "writing" ? messages.notInWriting : messages.notStated))
                  )}
                  {isBest && <span className="unseen">{` (${t(messages.best)})`}</span>}
                  {detail != null && <small dir="auto">{withLineEnds(detail)}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="quiet">{t(messages.same, { count: hidden })}</p>}
    </div>
  );
}

/** Returns the employer of a hunt, as far as one is known; else its name. */
export function employerOf({ employer, jobDetails, name }: ComparedHunt): string {
  return employer?.name ?? jobDetails?.companyName ?? name;
}

function titleOf({ jobDetails, name }: ComparedHunt): string {
  return jobDetails?.jobTitle ?? name;
}
