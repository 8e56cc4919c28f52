import { Check } from "lucide-react";
import { useT } from "../../lib/useT.js";
import type { PhaseName, PhaseStatus } from "../../schema.generated.js";
import { hueClass, phaseHue } from "./hue.js";
import { phaseNames, pathMessages } from "./messages.js";
import "./line.css";

interface PathPhase {
  readonly name: PhaseName;
  readonly status: PhaseStatus;
  readonly stepsDone: number;
  readonly stepsTotal: number;
}

/** The four phases of one hunt as a bar: past phases are full, the current one is filled by its done steps. */
export function PhasePath({ phases }: { readonly phases: readonly PathPhase[] }) {
  const t = useT();
  return (
    <ol className="phase-path" aria-label={t(pathMessages.label)}>
      {phases.map((phase) => (
        <li
          key={phase.name}
          className={hueClass(phaseHue[phase.name])}
          data-status={phase.status}
          aria-current={phase.status === "ACTIVE" ? "step" : undefined}
        >
          <span className="phase-path-bar">
            <span style={{ inlineSize: `${share(phase)}%` }} />
          </span>
          <span className="phase-path-name">
            {t(phaseNames[phase.name])}
            {phase.status === "DONE" && (
              <Check size={13} strokeWidth={1.75} role="img" aria-label={t(pathMessages.done)} />
            )}
            {(phase.status === "ACTIVE" || phase.status === "NOT_DONE") && (
              <i>{t(pathMessages.progress, { done: phase.stepsDone, total: phase.stepsTotal })}</i>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function share({ status, stepsDone, stepsTotal }: PathPhase): number {
  if (status === "DONE" || stepsTotal === 0) return status === "INACTIVE" ? 0 : 100;
  return (stepsDone / stepsTotal) * 100;
}
