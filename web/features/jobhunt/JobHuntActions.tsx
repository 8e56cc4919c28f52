import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { Archive, ClipboardList, NotebookPen, PencilLine, RotateCcw, Trash2, type LucideIcon } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { appointmentMessages as messages } from "./appointmentMessages.js";
import { cardMessages } from "./cardMessages.js";
import type { Ending } from "./ConfirmEnding.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { AdvanceButton } from "../../plan/step/AdvanceButton.js";
import { advanceMessages } from "../../plan/step/advanceMessages.js";
import { useReopen } from "../../plan/step/useReopen.js";

interface JobHuntActionsProps {
  readonly hunt: JobHunt;
  readonly onEdit: (hunt: JobHunt) => void;
  readonly onAddNote?: ((hunt: JobHunt) => void) | undefined;
  readonly onEnd: (ending: Ending) => void;
}

/** The actions of an open card: hunt sheet, note, edit, archive, delete, and the one that advances the hunt. */
export function JobHuntActions({ hunt, onEdit, onAddNote, onEnd }: JobHuntActionsProps) {
  const t = useT();
  return (
    <div className="hunt-actions">
      <SheetButton hunt={hunt} />
      {onAddNote && (
        <IconButton
          icon={NotebookPen}
          label={t(componentMessages.addNote)}
          shortcut="A"
          onPress={() => onAddNote(hunt)}
        />
      )}
      <IconButton icon={PencilLine} label={t(componentMessages.edit)} shortcut="E" onPress={() => onEdit(hunt)} />
      <IconButton icon={Archive} label={t(cardMessages.archive)} onPress={() => onEnd("TERMINATE")} />
      <IconButton icon={Trash2} label={t(componentMessages.delete)} shortcut="Delete" onPress={() => onEnd("DELETE")} />
      {hunt.status === "ACTIVE" ? <AdvanceButton hunt={hunt} className="hunt-advance" /> : <ReopenButton hunt={hunt} />}
    </div>
  );
}

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly shortcut?: string;
  readonly onPress: () => void;
}

function IconButton({ icon, label, shortcut, onPress }: IconButtonProps) {
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={<Icon of={icon} size={17} />}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        onClick={onPress}
      />
    </Tooltip>
  );
}

function SheetButton({ hunt }: { readonly hunt: JobHunt }) {
  const t = useT();
  const go = useGo();
  return (
    <Tooltip title={t(messages.huntSheet)}>
      <Button
        type="text"
        className="hunt-sheet"
        icon={<Icon of={ClipboardList} size={17} />}
        aria-label={t(messages.huntSheet)}
        aria-keyshortcuts="o"
        onClick={() => go(huntSheetPath(hunt.id))}
      >
        <span>{t(messages.sheet)}</span>
      </Button>
    </Tooltip>
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
