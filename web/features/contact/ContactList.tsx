import { Button } from "antd";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { LongList } from "../../components/LongList.js";
import { focusCard } from "../../lib/focusCard.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { ContactCard } from "./ContactCard.js";
import { contactMessages as messages } from "./messages.js";
import { useContactDelete } from "./useContactDelete.js";
import { useContactName } from "./useContactName.js";
import type { ContactCardData, Contacts } from "./useContacts.js";
import { useOwnContact } from "./useOwnContact.js";

interface ContactListProps {
  readonly contacts: Contacts;
  readonly onEdit: () => void;
  readonly onAddNote: (contact: ContactCardData) => void;
}

/** Shows the contacts, or why there are none to show. */
export function ContactList({ contacts, onEdit, onAddNote }: ContactListProps) {
  const t = useT();
  const nameOf = useContactName();
  const { list, selected } = contacts;
  const [pendingId, setPendingId] = useState<string>();
  const remove = useContactDelete();
  useShortcut("Delete", () => setPendingId(selected?.id), selected !== undefined);
  if (!list) {
    if (!contacts.error) return <ListSkeleton />;
    const { error, isLoading, tryAgain } = contacts;
    return <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />;
  }
  const toggle = (contact: ContactCardData): void => {
    setPendingId(undefined);
    contacts.select(contact.id === selected?.id ? undefined : contact);
  };
  const confirmDelete = (contact: ContactCardData): void => {
    const at = list.indexOf(contact);
    const neighbour = list[at + 1] ?? list[at - 1];
    setPendingId(undefined);
    contacts.select(undefined);
    focusCard(neighbour?.id);
    void remove(contact).then((isGone) => {
      if (!isGone) contacts.select(contact);
    });
  };
  return (
    <>
      <p className="unseen" role="status">
        {t(messages.count, { count: contacts.total ?? list.length })}
      </p>
      {list.length === 0 && <NoContacts onAdded={contacts.select} />}
      <LongList
        label={t(messages.title)}
        items={list}
        total={contacts.total}
        openId={selected?.id}
        isBusy={contacts.isLoading}
        onMore={contacts.loadMore}
      >
        {(contact) => (
          <ContactCard
            key={contact.id}
            contact={contact}
            name={nameOf(contact)}
            isOpen={contact.id === selected?.id}
            isPendingDelete={contact.id === pendingId}
            onToggle={() => toggle(contact)}
            onEdit={onEdit}
            onAddNote={() => onAddNote(contact)}
            onDelete={() => setPendingId(contact.id)}
            onDeleteConfirmed={() => confirmDelete(contact)}
            onDeleteCancelled={() => {
              setPendingId(undefined);
              focusCard(contact.id);
            }}
          />
        )}
      </LongList>
    </>
  );
}

/** The empty list; who looks for a job can be the first contact (spec 3). */
function NoContacts({ onAdded }: { readonly onAdded: (contact: ContactCardData) => void }) {
  const t = useT();
  const isOnline = useOnline();
  const [addMyself, isBusy] = useOwnContact((contact) => {
    onAdded(contact);
    focusCard(contact.id);
  });
  return (
    <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)}>
      <Button icon={<Icon of={UserRoundPlus} />} loading={isBusy} disabled={!isOnline} onClick={addMyself}>
        {t(messages.addMe)}
      </Button>
    </EmptyState>
  );
}
