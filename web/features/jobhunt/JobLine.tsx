import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { jobFacts, type JobFact, type JobOfAdvert } from "./jobFacts.js";

interface JobLineProps {
  readonly name: string;
  /** The name as shown in the heading of the card. */
  readonly heading: string;
  readonly employer: string | null;
  /** The job of the captured advert; null while there is none. */
  readonly job: JobOfAdvert | null;
}

/** Shows below the heading of an open card its job: title and employer, and the place, none of them cut. */
export function JobLine({ job, ...hunt }: JobLineProps) {
  const t = useT();
  const facts = jobFacts(hunt, job);
  if (facts.length === 0) return null;
  return (
    <ul className="hunt-job" aria-label={t(cardMessages.job)}>
      {facts.map((fact) => (
        <li key={fact.kind} data-kind={fact.kind}>
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ kind, text, employer }: JobFact) {
  const t = useT();
  if (kind === "deadline") return t(cardMessages.applyBy, { date: text });
  return <bdi>{employer === null ? text : t(cardMessages.jobAt, { title: text, employer })}</bdi>;
}
