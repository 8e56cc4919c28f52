import { useMutation } from "@apollo/client/react";
import { useMemo } from "react";
import { NAME_MAX, NOTE_TITLE_MAX } from "../../../schema/limits.js";
import { splitName } from "../../lib/contactNames.js";
import type { LinkRecordInput } from "../../schema.generated.js";
import {
  LinkContactCompanyDocument,
  LinkContactToCompanyDocument,
  LinkDocumentTypeDocument,
  LinkNewCompanyDocument,
  LinkNewCompanyOfContactDocument,
  LinkNewContactDocument,
  LinkNewDocumentDocument,
  LinkNewJobHuntDocument,
  LinkNewNoteDocument,
  LinkRecordDocument,
  UnlinkRecordDocument,
} from "./link.generated.js";
import type { LinkKind } from "./ties.js";
import type { MadeChange } from "./useLinkChanges.js";

/** A record that is created together with its link. */
export interface NewRecord {
  readonly kind: LinkKind;
  readonly id: string;
  readonly name: string;
  /** The address of the uploaded file of a document. */
  readonly source?: string;
  /** The type of a document; null: none. */
  readonly type?: string | null;
  /** What a note is attached to. */
  readonly noteGuid?: string;
}

type Answer = { readonly logEntryId: string | null } | null | undefined;

interface Named {
  readonly id: string;
  readonly name: string;
}

interface LinkMutations {
  readonly link: (link: LinkRecordInput) => Promise<MadeChange>;
  readonly unlink: (link: LinkRecordInput) => Promise<MadeChange>;
  /** Creates a record and links it, in one request. */
  readonly create: (record: NewRecord, link: LinkRecordInput) => Promise<MadeChange>;
  /** Sets the type of a document; null: none. */
  readonly setDocumentType: (id: string, type: string | null) => Promise<MadeChange>;
  /** Sets the company of a contact, or clears it; `shownId` is the company that shows the change. */
  readonly setCompany: (contactId: string, companyId: string | null, shownId: string) => Promise<MadeChange>;
  /** Creates a contact who works at a company. */
  readonly createContactAt: (company: Named, id: string, name: string) => Promise<MadeChange>;
  /** Creates a company and sets it as that of a contact, in one request. */
  readonly createCompanyOf: (contactId: string, id: string, name: string) => Promise<MadeChange>;
}

/** Returns the functions that send changes of a hunt's links; each rejects when the server refuses it. */
export function useLinkMutations(): LinkMutations {
  const [link] = useMutation(LinkRecordDocument);
  const [unlink] = useMutation(UnlinkRecordDocument);
  const [contact] = useMutation(LinkNewContactDocument);
  const [company] = useMutation(LinkNewCompanyDocument);
  const [document] = useMutation(LinkNewDocumentDocument);
  const [note] = useMutation(LinkNewNoteDocument);
  const [jobHunt] = useMutation(LinkNewJobHuntDocument);
  const [updateContact] = useMutation(LinkContactCompanyDocument);
  const [updateDocument] = useMutation(LinkDocumentTypeDocument);
  const [contactAt] = useMutation(LinkContactToCompanyDocument);
  const [companyOf] = useMutation(LinkNewCompanyOfContactDocument);
  return useMemo(() => {
    const updated = (kind: "CONTACT" | "COMPANY" | "DOCUMENT", id: string) =>
      ({ operation: "UPDATED", kind, id }) as const;
    const linked = { operation: "CREATED", kind: "LINK" } as const;
    const sendNew = async ({ kind, id, name, source, type, noteGuid }: NewRecord, input: LinkRecordInput) => {
      const record = { id, name: name.slice(0, NAME_MAX) };
      switch (kind) {
        case "CONTACT":
          return (await contact({ variables: { record: { id, ...splitName(record.name) }, link: input } })).data;
        case "COMPANY":
          return (await company({ variables: { record, link: input } })).data;
        case "DOCUMENT":
          return (
            await document({
              variables: { record: { ...record, source: source ?? null, type: type ?? null }, link: input },
            })
          ).data;
        case "NOTE": {
          const title = name.slice(0, NOTE_TITLE_MAX);
          return (await note({ variables: { record: { id, noteGuid: noteGuid ?? "", title }, link: input } })).data;
        }
        case "JOB_HUNT":
          return (await jobHunt({ variables: { record, link: input } })).data;
      }
    };
    return {
      link: async (input) => {
        const { data } = await link({ variables: { link: input } });
        return { changes: [linked], logEntryIds: entries(data?.linked) };
      },
      unlink: async (input) => {
        const { data } = await unlink({ variables: { link: input } });
        return { changes: [{ operation: "DELETED", kind: "LINK" }], logEntryIds: entries(data?.unlinked) };
      },
      create: async (record, input) => {
        const data = await sendNew(record, input);
        const created = { operation: "CREATED", kind: record.kind, id: record.id } as const;
        return { changes: [created, linked], logEntryIds: entries(data?.created, data?.linked) };
      },
      setDocumentType: async (id, type) => {
        const { data } = await updateDocument({ variables: { input: { id, type } } });
        return { changes: [updated("DOCUMENT", id)], logEntryIds: entries(data?.change) };
      },
      setCompany: async (contactId, companyId, shownId) => {
        const { data } = await updateContact({ variables: { input: { id: contactId, companyId } } });
        return {
          changes: [updated("CONTACT", contactId), updated("COMPANY", shownId)],
          logEntryIds: entries(data?.change),
        };
      },
      createContactAt: async (at, id, name) => {
        const names = splitName(name.slice(0, NAME_MAX));
        const record = { id, ...names, companyId: at.id, organization: at.name };
        const { data } = await contactAt({ variables: { record } });
        return {
          changes: [{ operation: "CREATED", kind: "CONTACT", id }, updated("COMPANY", at.id)],
          logEntryIds: entries(data?.change),
        };
      },
      createCompanyOf: async (contactId, id, name) => {
        const record = { id, name: name.slice(0, NAME_MAX) };
        const { data } = await companyOf({ variables: { record, contact: { id: contactId, companyId: id } } });
        return {
          changes: [{ operation: "CREATED", kind: "COMPANY", id }, updated("CONTACT", contactId)],
          logEntryIds: entries(data?.created, data?.change),
        };
      },
    };
  }, [link, unlink, contact, company, document, note, jobHunt, updateContact, updateDocument, contactAt, companyOf]);
}

function entries(...answers: readonly Answer[]): readonly (string | null | undefined)[] {
  return answers.map((answer) => answer?.logEntryId);
}
