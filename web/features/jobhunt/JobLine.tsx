import { useIntl } from "react-intl";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { dayOf, jobFacts, type JobFact, type JobOfAdvert } from "./jobFacts.js";

interface JobLineProps {
  readonly name: string;
  /** The name as the heading of the card has it. */
  readonly heading: string;
  /** What the advert says of the job; null while there is none. */
  readonly job: JobOfAdvert | null;
}

/** Says below the heading of an open card which job it is about: title, employer, place and deadline, each whole. */
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
