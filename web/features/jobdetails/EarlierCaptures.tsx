import { History } from "lucide-react";
import { useIntl } from "react-intl";
import { phasePaths } from "../../app/paths.js";
import { Icon } from "../../components/Icon.js";
import { remember } from "../../lib/remembered.js";
import { useGo } from "../../lib/useGo.js";
import { useRichT } from "../../lib/useT.js";
import { earlierMessages } from "./messages.js";
import type { EarlierCapture } from "./useEarlierCaptures.js";
import "./earlierCaptures.css";

/** Warns of what was captured before, each line with a link that opens its hunt; a screen reader is told politely. */
export function EarlierCaptures({ captures }: { readonly captures: readonly EarlierCapture[] }) {
  // The empty region stays, for only a change inside one is read out.
  return (
    <div role="status">
      {captures.length > 0 && (
        <ul className="earlier-captures">
          {captures.map((capture) => (
            <Line key={capture.jobHunt.id} capture={capture} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ capture }: { readonly capture: EarlierCapture }) {
  const intl = useIntl();
  const richT = useRichT();
  const go = useGo();
  const { kind, jobHunt, jobDetails, capturedAt, appliedAt } = capture;
  const path = phasePaths[jobHunt.currentPhase];
  const texts = earlierMessages[kind];
  const open = (): void => {
    remember("selectedJobHuntId", jobHunt.id);
    remember("selectedJobHunt", jobHunt.name);
    go(path);
  };
  return (
    <li>
      <Icon of={History} size={15} />
      <span>
        {richT(appliedAt === null ? texts.captured : texts.applied, {
          date: intl.formatDate(appliedAt ?? capturedAt, { dateStyle: "medium" }),
          company: jobDetails.companyName ?? "",
          hunt: (
            <a
              key="hunt"
              href={path}
              dir="auto"
              onClick={(event) => {
                event.preventDefault();
                open();
              }}
            >
              {jobHunt.name}
            </a>
          ),
        })}
      </span>
    </li>
  );
}
