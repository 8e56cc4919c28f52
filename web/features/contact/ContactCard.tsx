import { UserRound } from "lucide-react";
import type { RecordCardProps } from "../../components/defineRecordList.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { NoteCount } from "../../components/NoteCount.js";
import { RecordFoot } from "../../components/RecordFoot.js";
import { TypeChip } from "../../components/TypeChip.js";
import { useTypeNames } from "../../components/useTypeNames.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { LinkedHunts } from "../../plan/link/LinkedHunts.js";
import { ContactAppointments } from "./ContactAppointments.js";
import { ContactFacts } from "./ContactFacts.js";
import { contactName, initialsOf } from "./contactNames.js";
import type { ContactCardData } from "./contactValues.js";
import { contactMessages as messages } from "./messages.js";

/** The card of a contact: name, role and organization, and when open every known fact and the actions. */
export function ContactCard({ record: contact, row, onEdit, onAddNote }: RecordCardProps<ContactCardData>) {
  const roles = useTypeNames("CONTACT");
  const t = useT();
  const name = contactName(contact, t);
  return (
    <ExpandableRow
      id={contact.id}
      name={name}
      hue="brand"
      glyph={<Initials of={initialsOf(contact)} />}
      chip={contact.role && <TypeChip>{roles.shown(contact.role)}</TypeChip>}
      meta={contact.organization ?? undefined}
      noteCount={<NoteCount count={contact.noteCount} />}
      isOpen={row.isOpen}
      onToggle={row.onToggle}
    >
      <ContactFacts contact={contact} />
      <LinkedHunts record={{ kind: "CONTACT", id: contact.id, name }} />
      <ContactAppointments contactId={contact.id} />
      <RecordFoot
        row={row}
        consequence={t(messages.deleteConsequence, { name: truncate(name, nameCuts.entity.open) })}
        onEdit={onEdit}
        onAddNote={onAddNote}
      />
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
