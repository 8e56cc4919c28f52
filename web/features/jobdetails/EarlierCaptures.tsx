import { History } from "lucide-react";
import { useIntl } from "react-intl";
import { phasePaths } from "../../lib/paths.js";
import { Icon } from "../../components/Icon.js";
import { dayAt } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useGo } from "../../lib/useGo.js";
import { useRichT } from "../../lib/useT.js";
import { useOwnTimeZone } from "../../plan/step/useOwnTimeZone.js";
import type { EarlierCapture } from "../../plan/known/useEarlierCaptures.js";
import { earlierMessages } from "./messages.js";
import "./earlierCaptures.css";

/** Warns of similar earlier captures, each with a link that opens its hunt, in a polite live region. */
export function EarlierCaptures({ captures }: { readonly captures: readonly EarlierCapture[] }) {
  // The live region stays while empty, because screen readers announce only a change inside an existing one.
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
  const timeZone = useOwnTimeZone();
  const { kind, jobHunt, jobDetails, capturedAt, appliedAt } = capture;
  const path = phasePaths[jobHunt.currentPhase];
  const texts = earlierMessages[kind];
  const open = (): void => {
    writeLocalState("selectedJobHuntId", jobHunt.id);
    writeLocalState("selectedJobHunt", jobHunt.name);
    go(path);
  };
  return (
    <li>
      <Icon of={History} size={15} />
      <span>
        {richT(appliedAt === null ? texts.captured : texts.applied, {
          date: formatDay(intl, dayAt(new Date(appliedAt ?? capturedAt), timeZone), { dateStyle: "medium" }),
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
