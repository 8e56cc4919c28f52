import { useMutation } from "@apollo/client/react";
import { useMemo } from "react";
import { NAME_MAX, NOTE_TITLE_MAX } from "../../../schema/limits.js";
import { splitName } from "../../lib/contactNames.js";
import type { LinkRecordInput } from "../../schema.generated.js";
import {
  LinkNewCompanyDocument,
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
  /** What a note is attached to. */
  readonly noteGuid?: string;
}

type Answer = { readonly logEntryId: string | null } | null | undefined;

interface LinkMutations {
  readonly link: (link: LinkRecordInput) => Promise<MadeChange>;
  readonly unlink: (link: LinkRecordInput) => Promise<MadeChange>;
  /** Creates a record and links it, in one request. */
  readonly create: (record: NewRecord, link: LinkRecordInput) => Promise<MadeChange>;
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
  return useMemo(() => {
    const linked = { operation: "CREATED", kind: "LINK" } as const;
    const sendNew = async ({ kind, id, name, source, noteGuid }: NewRecord, input: LinkRecordInput) => {
      const record = { id, name: name.slice(0, NAME_MAX) };
      switch (kind) {
        case "CONTACT":
          return (await contact({ variables: { record: { id, ...splitName(record.name) }, link: input } })).data;
        case "COMPANY":
          return (await company({ variables: { record, link: input } })).data;
        case "DOCUMENT":
          return (await document({ variables: { record: { ...record, source: source ?? null }, link: input } })).data;
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
    };
  }, [link, unlink, contact, company, document, note, jobHunt]);
}

function entries(...answers: readonly Answer[]): readonly (string | null | undefined)[] {
  return answers.map((answer) => answer?.logEntryId);
}
