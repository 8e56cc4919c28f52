import { useIntl } from "react-intl";
import { NAME_MAX } from "../../../schema/limits.js";
import { findFileProblem, nameFromFile } from "../../components/file/documentFile.js";
import { useUpload } from "../../components/file/useUpload.js";
import { notifyProblem } from "../../lib/notify.js";
import { useSession } from "../../lib/session.js";
import { useT } from "../../lib/useT.js";

/** A file whose upload has begun. */
interface UploadedFile {
  /** The name of the document. */
  readonly name: string;
  /** The address that the file will have; rejects when the upload fails. */
  readonly address: Promise<string>;
}

/**
 * Returns the function that uploads a file for a document. A file that cannot be uploaded is refused with a toast; then it
 * returns undefined.
 */
export function useUploadedFile(): (file: File) => UploadedFile | undefined {
  const t = useT();
  const { locale } = useIntl();
  const { uploadMaxBytes } = useSession();
  const upload = useUpload();
  return (file) => {
    const problem = findFileProblem(file, uploadMaxBytes, t, locale);
    if (problem === undefined) {
      return { name: nameFromFile(file.name).slice(0, NAME_MAX), address: upload.send(file) };
    }
    notifyProblem(problem);
    return undefined;
  };
}
