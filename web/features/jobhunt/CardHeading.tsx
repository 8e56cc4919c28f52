import { nameCuts } from "../../lib/truncate.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { huntTitle } from "./huntTitle.js";

/** The heading of an open card: the whole title of the job, and above it the name of the hunt, cut, where it says more. */
export function CardHeading({ hunt }: { readonly hunt: JobHunt }) {
  const { title, ownName } = huntTitle(hunt, nameCuts.jobHunt.open);
  return (
    <div className="hunt-title">
      {ownName !== null && (
        <bdi className="hunt-own" title={hunt.name}>
          {ownName}
        </bdi>
      )}
      <h4>
        <bdi>{title}</bdi>
      </h4>
    </div>
  );
}
