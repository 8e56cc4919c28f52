import { defineRecordList } from "../../components/defineRecordList.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { ContactDeleteDocument, ContactListDocument, ContactSelectedDocument } from "./contact.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { ContactCard } from "./ContactCard.js";
import { contactName } from "./contactNames.js";
import { ContactStatistics } from "./ContactStatistics.js";
import { contactMessages } from "./messages.js";
import { NoContacts } from "./NoContacts.js";
import "./contact.css";

/** The contacts screen (spec 2). */
export const ContactScreen = defineRecordList({
  kind: "CONTACT",
  texts: contactMessages,
  operations: { list: ContactListDocument, selected: ContactSelectedDocument, remove: ContactDeleteDocument },
  nameOf: contactName,
  Card: ContactCard,
  editor: lazyComponent(async () => (await import("./ContactEditor.js")).ContactEditor),
  Statistics: ContactStatistics,
  notes: { Panel: NotesPanel, useAddNote },
  Empty: NoContacts,
});
