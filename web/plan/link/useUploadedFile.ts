import { useIntl } from "react-intl";
import { NAME_MAX } from "../../../schema/limits.js";
import { findFileProblem, nameFromFile } from "../../components/file/documentFile.js";
import { useUpload } from "../../components/file/useUpload.js";
import { notifyProblem } from "../../lib/notify.js";
import { useSession } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";

/**
 * Returns the function that uploads a file for a document: `onStart` gets the name of the document and the address that
 * the file will have, which rejects when the upload fails. A file that cannot be uploaded is refused with a toast.
 */
export function useUploadedFile(): (file: File, onStart: (name: string, address: Promise<string>) => void) => void {
  const t = useT();
  const { locale } = useIntl();
  const { uploadMaxBytes } = useSession();
  const upload = useUpload();
  return (file, onStart) => {
    const problem = findFileProblem(file, uploadMaxBytes, t, locale);
    if (problem === undefined) onStart(nameFromFile(file.name).slice(0, NAME_MAX), upload.send(file));
    else notifyProblem(problem);
  };
}
