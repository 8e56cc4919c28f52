import { useCallback } from "react";
import { componentMessages } from "../../components/messages.js";
import { RecordActions } from "../../components/RecordActions.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { ContactEditor } from "./ContactEditor.js";
import { ContactList } from "./ContactList.js";
import { ContactStatistics } from "./ContactStatistics.js";
import { contactMessages as messages } from "./messages.js";
import { useContactName } from "./useContactName.js";
import { useContacts, type ContactCardData } from "./useContacts.js";
import "./contact.css";

const formId = "contact-form";

/** The contacts screen (spec 2): a list with one card open at a time, the form, statistics and notes. */
export function ContactScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("contactCollapsed");
  const contacts = useContacts();
  const { selected } = contacts;
  const nameOf = useContactName();
  const { addNote, noteDialog } = useAddNote();
  const noteOn = useCallback(
    (contact: ContactCardData) => addNote({ noteGuid: contact.noteGuid, name: nameOf(contact) }),
    [addNote, nameOf],
  );
  const modes = useRecordModes("contact", selected, noteOn);
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      isForm={modes.isForm}
      actions={<RecordActions modes={modes} formId={formId} isEmpty={contacts.isEmpty} />}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <ContactStatistics hasSelection={selected !== undefined} />,
        notes: (
          <NotesPanel noteGuid={selected?.noteGuid} name={selected && nameOf(selected)} count={selected?.noteCount} />
        ),
        noteCount: selected?.noteCount,
      }}
    >
      {modes.isForm ? (
        <ContactEditor
          key={modes.mode}
          formId={formId}
          record={modes.edited}
          draft={modes.draft}
          onBack={modes.leave}
          onSaved={(contact) => {
            contacts.select(contact);
            modes.finish();
          }}
        />
      ) : (
        <ContactList contacts={contacts} onEdit={modes.edit} onAddNote={noteOn} />
      )}
      {noteDialog}
    </Screen>
  );
}
