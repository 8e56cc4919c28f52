import { Button } from "../../components/controls/Button.js";
import { Check } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { idealJobMessages as messages } from "./messages.js";

interface ActivateButtonProps {
  /** The name of the ideal job. */
  readonly name: string;
  /** The name of the hunt to link. */
  readonly hunt: string;
  readonly onActivate: () => void;
}

/** Links an ideal job to the selected hunt (spec 4: with a check icon); a phone shows the icon alone. */
export function ActivateButton({ name, hunt, onActivate }: ActivateButtonProps) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <Button
      size="small"
      className="activate"
      icon={<Icon of={Check} size={15} />}
      title={isOnline ? t(messages.activateHint, { hunt }) : t(screenMessages.offlineHint)}
      aria-label={t(messages.activateNamed, { name })}
      disabled={!isOnline}
      onClick={onActivate}
    >
      <span className="activate-word">{t(messages.activate)}</span>
    </Button>
  );
}
