import { Goal } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.js";
import { listedRecords } from "../../lib/recordKinds.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/** Names the ideal job a hunt follows, with a link to it. */
export function LinkedIdealJob({ idealJob }: { readonly idealJob: NonNullable<JobHunt["idealJob"]> }) {
  const t = useT();
  const { id, name } = idealJob;
  return (
    <Link
      className="hunt-fact"
      to={listedRecords.IDEAL_JOB.path}
      title={name}
      aria-label={t(cardMessages.idealJob, { name })}
      onClick={() => writeLocalState("selectedIdealJobId", id)}
    >
      <Icon of={Goal} size={15} />
      <span dir="auto">{truncate(name, nameCuts.idealJob.open)}</span>
    </Link>
  );
}
