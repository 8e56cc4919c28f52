import { Button } from "antd";
import { NotebookPen, PencilLine, Trash2, UserRound } from "lucide-react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { NoteCount } from "../../components/NoteCount.js";
import { TypeChip } from "../../components/TypeChip.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { ContactFacts } from "./ContactFacts.js";
import { initialsOf } from "./contactNames.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./useContacts.js";

interface ContactCardProps {
  readonly contact: ContactCardData;
  /** What the contact is called in the list. */
  readonly name: string;
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly onToggle: () => void;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
  readonly onDelete: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** One contact: name, role and organization, and when open everything known and what can be done. */
export function ContactCard(props: ContactCardProps) {
  const t = useT();
  const { contact, name } = props;
  return (
    <ExpandableRow
      id={contact.id}
      name={name}
      hue="brand"
      glyph={<Initials of={initialsOf(contact)} />}
      chip={contact.role && <TypeChip>{contact.role}</TypeChip>}
      meta={contact.organization ?? undefined}
      noteCount={<NoteCount count={contact.noteCount} />}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      <ContactFacts contact={contact} />
      {props.isPendingDelete ? (
        <ConfirmDelete
          consequence={t(messages.deleteConsequence, { name: truncate(name, nameCuts.entity.open) })}
          onYes={props.onDeleteConfirmed}
          onNo={props.onDeleteCancelled}
        />
      ) : (
        <div className="row-actions">
          <Button icon={<Icon of={PencilLine} />} aria-keyshortcuts="e" onClick={props.onEdit}>
            {t(componentMessages.edit)}
          </Button>
          <Button icon={<Icon of={NotebookPen} />} aria-keyshortcuts="a" onClick={props.onAddNote}>
            {t(componentMessages.addNote)}
          </Button>
          <Button
            type="text"
            className="is-delete"
            icon={<Icon of={Trash2} />}
            aria-keyshortcuts="Delete"
            onClick={props.onDelete}
          >
            {t(componentMessages.delete)}
          </Button>
        </div>
      )}
    </ExpandableRow>
  );
}

function Initials({ of: letters }: { readonly of: string }) {
  if (letters === "") return <Icon of={UserRound} size={18} />;
  return (
    <span className="contact-initials" aria-hidden>
      {letters}
    </span>
  );
}
