import { useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { complain } from "../../lib/complain.js";
import { reloadCounts } from "../../lib/cache.js";
import { readProblem } from "../../lib/readProblem.js";
import type { Edited } from "../../lib/useEdited.js";
import { useDocumentCreateMutation, useDocumentUpdateMutation } from "../../operations.generated.js";
import type { DocumentValues } from "./documentValues.js";
import type { DocumentCardData } from "./useDocuments.js";
import { useUpload, type Upload } from "./useUpload.js";

interface SaveDocument {
  /** Uploads the file, if any, then stores; undefined when one of them failed. Throws what stopped the upload. */
  readonly save: (values: DocumentValues, file: File | undefined) => Promise<DocumentCardData | undefined>;
  readonly upload: Upload;
  readonly isBusy: boolean;
  /** Why the document could not be stored. */
  readonly error: unknown;
}

const options = { refetchQueries: ["DocumentList", "DocumentStatistics", "DocumentTypes"], awaitRefetchQueries: true };

/** Gives the way to store a document: its file goes first, and the address that comes back is its source (spec 4). */
export function useSaveDocument(edited: Edited<DocumentCardData, keyof DocumentValues>): SaveDocument {
  const { base: document } = edited;
  // One id for one form: a save that is repeated after a lost answer makes no second document.
  const [newId] = useState(uuidv7);
  // A file that has arrived is not sent again because storing its document failed.
  const arrived = useRef<{ readonly file: File; readonly url: string }>(undefined);
  const upload = useUpload();
  const [create, creation] = useDocumentCreateMutation(options);
  const [update, change] = useDocumentUpdateMutation(options);

  const urlOf = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.url;
    const url = await upload.send(file);
    arrived.current = { file, url };
    return url;
  };
  const store = async ({ source, ...values }: DocumentValues, url: string | undefined) => {
    if (document === undefined) {
      const input = { id: newId, ...values, source: url ?? source };
      const { data } = await create({ variables: { input }, update: reloadCounts });
      return data?.createDocument.document;
    }
    const { id } = document;
    const { version } = edited;
    // The address of an uploaded file is made anew by each answer: sent back, it would only look like a change.
    const kept = source === (document.source ?? "") ? {} : { source };
    const { data } = await update({
      variables: { input: { id, version, ...values, ...(url === undefined ? kept : { source: url }) } },
    });
    return data?.updateDocument.document;
  };
  const save = async (values: DocumentValues, file: File | undefined): Promise<DocumentCardData | undefined> => {
    const url = file && (await urlOf(file));
    try {
      return await store(values, url);
    } catch (error) {
      complain(document === undefined ? "Failed to create document" : "Failed to update document", error);
      // Whatever the server has against it may be the file: the next try sends it again.
      const { code } = readProblem(error);
      if (code !== "NETWORK" && code !== "CONFLICT") arrived.current = undefined;
      if (code === "CONFLICT") await edited.reload();
      return undefined;
    }
  };
  const isBusy = upload.share !== undefined || creation.loading || change.loading;
  return { save, upload, isBusy, error: creation.error ?? change.error };
}
