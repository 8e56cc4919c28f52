import { Button } from "./controls/Button.js";
import { CircleHelp } from "lucide-react";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";
import "./panel.css";

/** The button that expands a minimized description. */
export function ExpandPanelButton({ onExpand }: { onExpand: () => void }) {
  const t = useT();
  return (
    <Button
      type="text"
      className="quiet-button"
      icon={<Icon of={CircleHelp} size={17} />}
      title={t(messages.expand)}
      aria-label={t(messages.expandPanel)}
      aria-expanded={false}
      onClick={onExpand}
    />
  );
}
