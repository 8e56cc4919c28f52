import { Check } from "lucide-react";
import { useT } from "../../lib/useT.js";
import type { PhaseName, PhaseStatus } from "../../schema.generated.js";
import { hueClass, phaseHue } from "./hue.js";
import { phaseNames } from "./messages.js";
import { pathMessages } from "./pathMessages.js";
import "./line.css";

interface PathPhase {
  readonly name: PhaseName;
  readonly status: PhaseStatus;
  readonly stepsDone: number;
  readonly stepsTotal: number;
}

/** The four phases of one hunt as a bar: passed phases are full, the current one is filled by its done steps. */
export function PhasePath({ phases }: { readonly phases: readonly PathPhase[] }) {
  const t = useT();
  return (
    <ol className="phase-path" aria-label={t(pathMessages.label)}>
      {phases.map((phase) => {
        const { name, status, stepsDone, stepsTotal } = phase;
        const isPassed = status === "DONE" || status === "NOT_DONE";
        const left = status === "NOT_DONE" ? stepsTotal - stepsDone : 0;
        const stayedOpen =
          left > 0 ? t(pathMessages.stayedOpen, { count: left, phase: t(phaseNames[name]) }) : undefined;
        return (
          <li
            key={name}
            className={hueClass(phaseHue[name])}
            data-status={status}
            aria-current={status === "ACTIVE" ? "step" : undefined}
            title={stayedOpen}
          >
            <span className="phase-path-bar">
              <span style={{ inlineSize: `${share(phase)}%` }} />
            </span>
            <span className="phase-path-name">
              {t(phaseNames[name])}
              {isPassed && (
                <Check size={13} strokeWidth={1.75} role="img" aria-label={stayedOpen ?? t(pathMessages.done)} />
              )}
              {status === "ACTIVE" && <i>{t(pathMessages.progress, { done: stepsDone, total: stepsTotal })}</i>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function share({ status, stepsDone, stepsTotal }: PathPhase): number {
  if (status === "INACTIVE") return 0;
  return status !== "ACTIVE" || stepsTotal === 0 ? 100 : (stepsDone / stepsTotal) * 100;
}
