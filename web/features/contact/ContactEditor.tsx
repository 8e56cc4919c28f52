import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { componentMessages } from "../../components/messages.js";
import { reloadCounts } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import type { Draft } from "../../lib/useDraft.js";
import { useEdited } from "../../lib/useEdited.js";
import { useT } from "../../lib/useT.js";
import {
  useContactCreateMutation,
  useContactTypesQuery,
  useContactUpdateMutation,
} from "../../operations.generated.js";
import { ContactForm } from "./ContactForm.js";
import { contactValues, type ContactValues } from "./contactValues.js";
import type { ContactCardData } from "./useContacts.js";

interface ContactEditorProps {
  readonly formId: string;
  /** The contact to change; a new one is made without. */
  readonly contact: ContactCardData | undefined;
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onSaved: (contact: ContactCardData) => void;
}

/** Makes or changes a contact: saves what the form holds, and reloads the list after (spec 4). */
export function ContactEditor({ formId, contact, draft, onBack, onSaved }: ContactEditorProps) {
  const t = useT();
  const edited = useEdited(contact, contactValues);
  const { base } = edited;
  const [restored] = useState(draft.read);
  // One id for one form: a save that is repeated after a lost answer makes no second contact.
  const [newId] = useState(uuidv7);
  const { data: types } = useContactTypesQuery();
  const options = { refetchQueries: ["ContactList", "ContactStatistics", "ContactTypes"], awaitRefetchQueries: true };
  const [create, creation] = useContactCreateMutation(options);
  const [update, change] = useContactUpdateMutation(options);

  const save = async (values: ContactValues): Promise<ContactCardData | undefined> => {
    if (base === undefined) {
      const { data } = await create({ variables: { input: { id: newId, ...values } }, update: reloadCounts });
      return data?.createContact.contact;
    }
    const { data } = await update({ variables: { input: { id: base.id, version: edited.version, ...values } } });
    return data?.updateContact.contact;
  };
  const submit = async (values: ContactValues): Promise<void> => {
    try {
      const saved = await save(values);
      draft.forget();
      notify(t(componentMessages.saved));
      if (saved) onSaved(saved);
    } catch (error) {
      // The mutation keeps the failure; the form shows it and keeps what was typed.
      if (readProblem(error).code === "CONFLICT") await edited.reload();
    }
  };
  return (
    <ContactForm
      formId={formId}
      edited={edited}
      initial={{ ...contactValues(base), ...restored }}
      roleNames={types?.contactTypes.map((type) => type.name) ?? []}
      isRestored={restored !== undefined}
      isBusy={creation.loading || change.loading}
      error={creation.error ?? change.error}
      onChange={draft.keep}
      onBack={onBack}
      onSubmit={(values) => void submit(values)}
    />
  );
}
