import { Button } from "./controls/Button.js";
import { ChevronUp, CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";
import "./panel.css";

interface CollapsiblePanelProps {
  /** A help panel has a tinted background; a description has none. */
  readonly isHelp?: boolean;
  readonly onMinimize: () => void;
  readonly children: ReactNode;
}

/** Shows a screen's description or help with the button that minimizes it. */
export function CollapsiblePanel({ isHelp = false, onMinimize, children }: CollapsiblePanelProps) {
  const t = useT();
  return (
    <section
      className={isHelp ? "panel is-help" : "panel"}
      aria-label={t(isHelp ? messages.help : messages.description)}
    >
      {isHelp && <Icon of={CircleHelp} size={18} />}
      <div className="panel-text">{children}</div>
      <Button
        type="text"
        size="small"
        className="quiet-button"
        icon={<Icon of={ChevronUp} />}
        aria-label={t(messages.minimizePanel)}
        aria-expanded
        onClick={onMinimize}
      >
        {t(messages.minimize)}
      </Button>
    </section>
  );
}
