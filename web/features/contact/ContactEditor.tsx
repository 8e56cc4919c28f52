import { useRecordEditor, type RecordEditorProps } from "../../components/useRecordEditor.js";
import { reloadCounts } from "../../lib/cache.js";
import {
  useContactCreateMutation,
  useContactTypesQuery,
  useContactUpdateMutation,
} from "../../operations.generated.js";
import { ContactForm } from "./ContactForm.js";
import { contactValues, emptyContact } from "./contactValues.js";
import type { ContactCardData } from "./useContacts.js";

interface ContactEditorProps extends RecordEditorProps<ContactCardData> {
  readonly formId: string;
  readonly onBack: () => void;
}

const reload = { refetchQueries: ["ContactList", "ContactStatistics", "ContactTypes"], awaitRefetchQueries: true };

/** Makes or changes a contact, and reloads the list after (spec 4). */
export function ContactEditor({ formId, onBack, ...props }: ContactEditorProps) {
  const { data: types } = useContactTypesQuery();
  const [create] = useContactCreateMutation(reload);
  const [update] = useContactUpdateMutation(reload);
  const editor = useRecordEditor(props, {
    empty: emptyContact,
    textsOf: contactValues,
    create: async (input) => {
      const { data } = await create({ variables: { input }, update: reloadCounts });
      return data?.createContact.contact;
    },
    update: async (input) => (await update({ variables: { input } })).data?.updateContact.contact,
  });
  return (
    <ContactForm
      formId={formId}
      editor={editor}
      roleNames={types?.contactTypes.map((type) => type.name) ?? []}
      onBack={onBack}
    />
  );
}
