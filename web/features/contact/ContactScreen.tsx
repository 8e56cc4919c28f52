import { lazy, useCallback } from "react";
import { componentMessages } from "../../components/messages.js";
import { RecordScreen } from "../../components/RecordScreen.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { ContactList } from "./ContactList.js";
import { ContactStatistics } from "./ContactStatistics.js";
import { contactMessages as messages } from "./messages.js";
import { useContactName } from "./useContactName.js";
import { useContacts, type ContactCardData } from "./useContacts.js";
import "./contact.css";

const loadEditor = () => import("./ContactEditor.js");
const preloadEditor = (): void => void loadEditor();
const ContactEditor = lazy(async () => ({ default: (await loadEditor()).ContactEditor }));
const formId = "contact-form";

/** The contacts screen (spec 2). */
export function ContactScreen() {
  const t = useT();
  const contacts = useContacts();
  const { selected } = contacts;
  const nameOf = useContactName();
  const { addNote, noteDialog } = useAddNote();
  const noteOn = useCallback(
    (contact: ContactCardData) => addNote({ noteGuid: contact.noteGuid, name: nameOf(contact) }),
    [addNote, nameOf],
  );
  const modes = useRecordModes("contact", contacts, noteOn);
  return (
    <RecordScreen
      texts={messages}
      collapsedKey="contactCollapsed"
      formId={formId}
      modes={modes}
      isEmpty={contacts.isEmpty}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <ContactStatistics hasSelection={selected !== undefined} />,
        notes: (
          <NotesPanel noteGuid={selected?.noteGuid} name={selected && nameOf(selected)} count={selected?.noteCount} />
        ),
        noteCount: selected?.noteCount,
      }}
      form={<ContactEditor key={modes.mode} formId={formId} {...modes.form} />}
    >
      <ContactList contacts={contacts} onEdit={modes.edit} onAddNote={noteOn} onEditSoon={preloadEditor} />
      {noteDialog}
    </RecordScreen>
  );
}
