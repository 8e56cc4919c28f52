import { Archive, Ellipsis, Lightbulb, NotebookPen, Pause, PencilLine, Trash2, type LucideIcon } from "lucide-react";
import { Button } from "../../components/controls/Button.js";
import { Menu } from "../../components/controls/Menu.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useT } from "../../lib/useT.js";
import { laterMessages } from "../../plan/step/laterMessages.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { cardMessages } from "./cardMessages.js";
import type { Ending } from "./ConfirmEnding.js";
import { suggestionMessages } from "./suggestionMessages.js";

export interface JobHuntMenuProps {
  readonly hunt: JobHunt;
  readonly onEdit: (hunt: JobHunt) => void;
  readonly onAddNote?: ((hunt: JobHunt) => void) | undefined;
  readonly onSuggest: () => void;
  /** Absent: the hunt cannot be paused. */
  readonly onPause?: (() => void) | undefined;
  readonly onEnd: (ending: Ending) => void;
}

/** The menu of an open card: edit, note, suggestions and pause, and at its end what ends the hunt. */
export function JobHuntMenu({ hunt, onEdit, onAddNote, onSuggest, onPause, onEnd }: JobHuntMenuProps) {
  const t = useT();
  const icon = (of: LucideIcon) => <Icon of={of} size={15} />;
  const items = [
    { key: "edit", letter: "e", icon: icon(PencilLine), label: t(componentMessages.edit), onClick: () => onEdit(hunt) },
    ...(onAddNote === undefined
      ? []
      : [
          {
            key: "note",
            letter: "a",
            icon: icon(NotebookPen),
            label: t(componentMessages.addNote),
            onClick: () => onAddNote(hunt),
          },
        ]),
    ...(hunt.status === "ACTIVE"
      ? [{ key: "suggest", icon: icon(Lightbulb), label: t(suggestionMessages.title), onClick: onSuggest }]
      : []),
    ...(onPause === undefined
      ? []
      : [{ key: "pause", icon: icon(Pause), label: t(laterMessages.pause), onClick: onPause }]),
    { key: "line", type: "divider" as const },
    { key: "archive", icon: icon(Archive), label: t(cardMessages.archive), onClick: () => onEnd("TERMINATE") },
    { key: "delete", icon: icon(Trash2), label: t(componentMessages.delete), onClick: () => onEnd("DELETE") },
  ];
  return (
    <Menu items={items}>
      <Button
        type="text"
        icon={<Icon of={Ellipsis} size={17} />}
        aria-haspopup="menu"
        aria-label={t(cardMessages.more, { name: hunt.name })}
      />
    </Menu>
  );
}
