import { useId, useState } from "react";
import { Button } from "../../components/controls/Button.js";
import { useT } from "../../lib/useT.js";
import { jobsMessages } from "./jobsMessages.js";
import type { SeveralJobs } from "./severalJobs.js";

interface JobsOfPageProps {
  readonly jobs: SeveralJobs;
  readonly isReading: boolean;
  /** The page was captured before, and these are left of it. */
  readonly isLeft: boolean;
  /** Reads one of them, by its index. */
  readonly onChoose: (at: number) => void;
  /** They are one job; of a page that was captured before: none of them is wanted. */
  readonly onNone: () => void;
}

/** The jobs of a page that holds several, of which one at a time is read into the form. */
export function JobsOfPage({ jobs, isReading, isLeft, onChoose, onNone }: JobsOfPageProps) {
  const t = useT();
  const id = useId();
  const [asked, setAsked] = useState<number | null>(null);
  const chosen = isReading ? asked : jobs.read;
  const count = isLeft ? jobs.postings.length - jobs.taken.length : jobs.postings.length;
  return (
    <section className="page-jobs" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(isLeft ? jobsMessages.left : jobsMessages.which, { count })}</h3>
        <Button type="link" size="small" onClick={onNone}>
          {t(isLeft ? jobsMessages.none : jobsMessages.one)}
        </Button>
      </div>
      <ul role="radiogroup" aria-labelledby={id}>
        {jobs.postings.map(({ title, place }, at) => (
          <li key={at} role="presentation">
            <label>
              <input
                type="radio"
                name={id}
                checked={chosen === at}
                onChange={() => {
                  setAsked(at);
                  onChoose(at);
                }}
              />
              <span>
                <b dir="auto">{title}</b>
                {place !== null && <small dir="auto">{place}</small>}
              </span>
              {jobs.taken.includes(at) && <em>{t(jobsMessages.captured)}</em>}
            </label>
          </li>
        ))}
      </ul>
      <p className="quiet">{t(jobsMessages.hint)}</p>
    </section>
  );
}
