import { ClipboardList } from "lucide-react";
import { Link } from "react-router-dom";
import { Icon } from "../../components/Icon.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { MiniLine } from "../../components/line/MiniLine.js";
import { statusNames } from "../../components/line/stepMessages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import { stepOf } from "../step/optimistic.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";
import { JobHuntLink } from "./JobHuntLink.js";
import { stepNotes } from "./stepNoteMessages.js";

/** The steps at which one has the hunt sheet at hand. */
const SHEET_STEPS: ReadonlySet<StepName> = new Set<StepName>([
  "SECOND_FOLLOW_UP_COMMUNICATIONS",
  "PREPARE_1_DAY_BEFORE",
  "DAY_OF_THE_INTERVIEW",
]);

/** Which hunt a guide is for, and where its step stands. */
export function GuideOf({ view }: { readonly view: GuideView }) {
  const t = useT();
  const { hunt, step } = view;
  const note = stepNotes[step];
  const phase = hunt.phases.find(({ steps }) => steps.some(({ name }) => name === step));
  const status = t(statusNames[stepOf(hunt, step)?.status ?? "INACTIVE"]);
  const number = (phase?.steps.findIndex(({ name }) => name === step) ?? 0) + 1;
  return (
    <div className={hueClass(phaseHue[phase?.name ?? hunt.currentPhase])}>
      {note && <p className="guide-note">{t(note)}</p>}
      <div className="guide-of">
        <span className="ring" aria-hidden />
        <JobHuntLink hunt={hunt}>
          <bdi>{hunt.name}</bdi>
        </JobHuntLink>
        {SHEET_STEPS.has(step) && (
          <Link className="guide-sheet" to={huntSheetPath(hunt.id)}>
            <Icon of={ClipboardList} size={15} />
            {t(messages.huntSheet)}
          </Link>
        )}
        <span>{phase ? t(messages.place, { number, total: phase.steps.length, status }) : status}</span>
      </div>
      {phase && (
        <div className="guide-line">
          <MiniLine statuses={phase.steps.map((one) => one.status)} />
        </div>
      )}
    </div>
  );
}
