import { hueClass, phaseHue } from "../../components/line/hue.js";
import { MiniLine } from "../../components/line/MiniLine.js";
import { statusNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { stepOf } from "./beforeDone.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideView } from "./guideView.js";
import { HuntLink } from "./HuntLink.js";
import { stepNotes } from "./stepNoteMessages.js";

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
        <HuntLink hunt={hunt}>
          <bdi>{hunt.name}</bdi>
        </HuntLink>
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
