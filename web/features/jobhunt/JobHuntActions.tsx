import { Button } from "../../components/controls/Button.js";
import { ChevronUp, ClipboardList, MailOpen, RotateCcw } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { signMessages } from "../../plan/sign/signMessages.js";
import { appointmentMessages as messages } from "./appointmentMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { AdvanceButton } from "../../plan/step/AdvanceButton.js";
import { advanceMessages } from "../../plan/step/advanceMessages.js";
import { useReopen } from "../../plan/step/useReopen.js";
import { JobHuntMenu, type JobHuntMenuProps } from "./JobHuntMenu.js";

interface JobHuntActionsProps extends JobHuntMenuProps {
  readonly onAnswer: () => void;
  readonly onMinimize: () => void;
}

/** The actions of an open card: the hunt sheet, what came, the one that advances the hunt, and a menu with the others. */
export function JobHuntActions({ onAnswer, onMinimize, ...menu }: JobHuntActionsProps) {
  const t = useT();
  const go = useGo();
  const { hunt } = menu;
  const isActive = hunt.status === "ACTIVE";
  return (
    <>
      <div className="hunt-actions">
        <Button
          type="text"
          icon={<Icon of={ClipboardList} size={17} />}
          title={t(messages.huntSheet)}
          aria-label={t(messages.huntSheet)}
          aria-keyshortcuts="o"
          onClick={() => go(huntSheetPath(hunt.id))}
        >
          {t(messages.sheet)}
        </Button>
        {isActive && (
          <Button type="text" icon={<Icon of={MailOpen} size={17} />} aria-haspopup="dialog" onClick={onAnswer}>
            {t(signMessages.open)}
          </Button>
        )}
        {isActive ? <AdvanceButton hunt={hunt} className="hunt-advance" /> : <ReopenButton hunt={hunt} />}
      </div>
      <div className="hunt-corner">
        <JobHuntMenu {...menu} />
        <Button
          type="text"
          icon={<Icon of={ChevronUp} size={17} />}
          title={t(componentMessages.minimize)}
          aria-label={t(componentMessages.minimize)}
          onClick={onMinimize}
        />
      </div>
    </>
  );
}

function ReopenButton({ hunt }: { readonly hunt: JobHunt }) {
  const t = useT();
  const reopen = useReopen();
  return (
    <Button className="hunt-advance" icon={<Icon of={RotateCcw} size={17} />} onClick={() => reopen(hunt)}>
      {t(advanceMessages.reopen)}
    </Button>
  );
}
