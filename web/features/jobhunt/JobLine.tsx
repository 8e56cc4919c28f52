import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { dayOf, jobFacts, type JobFact, type JobOfAdvert } from "./jobFacts.js";

interface JobLineProps {
  readonly name: string;
  /** The name as shown in the heading of the card. */
  readonly heading: string;
  /** The job of the captured advert; null while there is none. */
  readonly job: JobOfAdvert | null;
}

/** Shows below the heading of an open card its job: title, employer, place and deadline, none of them cut. */
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

function Fact({ kind, text }: JobFact) {
  const t = useT();
  const intl = useIntl();
  if (kind !== "deadline") return <bdi>{text}</bdi>;
  const day = dayOf(text);
  const date = day === null ? text : intl.formatDate(day, { dateStyle: "medium", timeZone: "UTC" });
  return t(cardMessages.applyBy, { date });
}
