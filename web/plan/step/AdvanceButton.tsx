import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { ChevronsRight, CircleCheckBig } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { phaseAfter } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { advanceMessages as messages } from "./advanceMessages.js";
import type { JobHunt } from "./optimistic.js";
import { useAdvance } from "./useAdvance.js";
import "./advance.css";

interface AdvanceButtonProps {
  readonly hunt: JobHunt;
  readonly className?: string;
  readonly size?: "small" | "middle";
}

/** Takes a hunt to its next phase, which the button names beside its word where there is room; the last phase is only completed. */
export function AdvanceButton({ hunt, className = "", size = "middle" }: AdvanceButtonProps) {
  const t = useT();
  const isOnline = useOnline();
  const { isComplete, label, hint, advance } = useAdvance(hunt);
  const next = phaseAfter(hunt.currentPhase);
  const message = isComplete ? messages.completeWhole : messages.progressWhole;
  const whole = next === null ? label : t(message, { phase: t(phaseNames[next]) });
  return (
    <Tooltip title={isOnline ? hint : t(screenMessages.offlineHint)}>
      <Button
        size={size}
        className={`advance ${className}`}
        icon={<Icon of={isComplete ? CircleCheckBig : ChevronsRight} size={17} />}
        aria-label={whole}
        disabled={!isOnline}
        onClick={advance}
      >
        {label}
        {next !== null && (
          <small className="advance-target">{t(messages.target, { phase: t(phaseNames[next]) })}</small>
        )}
      </Button>
    </Tooltip>
  );
}
