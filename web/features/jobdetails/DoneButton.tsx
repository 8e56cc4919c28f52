import { Check, Hourglass } from "lucide-react";
import type { MouseEvent } from "react";
import type { MessageDescriptor } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { PulsatingButton } from "../../components/PulsatingButton.js";
import { useT } from "../../lib/useT.js";
import { jobDetailsMessages } from "./messages.js";
import { readingMessages } from "./readingMessages.js";

interface DoneButtonProps {
  readonly isBusy: boolean;
  readonly isReading: boolean;
  /** Done was pressed already, and waits until the advert is read. */
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}

/** Done of the job details, which can be pressed while the advert is still read. */
export function DoneButton({ isBusy, isReading, isWaiting, onPress }: DoneButtonProps) {
  const t = useT();
  // A double click, or a key that is held, is one press.
  const click = (event: MouseEvent) => {
    if (event.detail < 2) onPress();
  };
  return (
    <PulsatingButton
      icon={<Icon of={isReading ? Hourglass : Check} />}
      isBusy={isBusy}
      needsServer
      shortcut="Control+Enter"
      onPress={click}
    >
      {t(doneText(isReading, isWaiting))}
    </PulsatingButton>
  );
}

function doneText(isReading: boolean, isWaiting: boolean): MessageDescriptor {
  if (!isReading) return jobDetailsMessages.done;
  return isWaiting ? readingMessages.doNotWait : readingMessages.doneWhenRead;
}
