import { useCallback } from "react";
import { RecordList, type DrawRecord } from "../../components/RecordList.js";
import type { Records } from "../../lib/useRecords.js";
import { useT } from "../../lib/useT.js";
import { ContactCard } from "./ContactCard.js";
import { contactMessages as messages } from "./messages.js";
import { NoContacts } from "./NoContacts.js";
import { useContactDelete } from "./useContactDelete.js";
import { useContactName } from "./useContactName.js";
import type { ContactCardData } from "./useContacts.js";

interface ContactListProps {
  readonly contacts: Records<ContactCardData>;
  readonly onEdit: () => void;
  readonly onAddNote: (contact: ContactCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the contacts, or why there are none to show. */
export function ContactList({ contacts, onEdit, onAddNote, onEditSoon }: ContactListProps) {
  const t = useT();
  const nameOf = useContactName();
  const remove = useContactDelete();
  const draw = useCallback<DrawRecord<ContactCardData>>(
    (contact, row) => (
      <ContactCard
        contact={contact}
        name={nameOf(contact)}
        row={row}
        onEdit={onEdit}
        onAddNote={() => onAddNote(contact)}
      />
    ),
    [nameOf, onEdit, onAddNote],
  );
  return (
    <RecordList
      records={contacts}
      label={t(messages.title)}
      countText={(count) => t(messages.count, { count })}
      empty={<NoContacts onAdded={contacts.select} />}
      remove={remove}
      onEditSoon={onEditSoon}
    >
      {draw}
    </RecordList>
  );
}
