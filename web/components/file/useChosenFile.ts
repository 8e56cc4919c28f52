import { useState } from "react";
import { useIntl } from "react-intl";
import { logSpecError } from "../../lib/logSpecError.js";
import { useSession } from "../../lib/session.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { findFileProblem, isReadable } from "./documentFile.js";
import { fileMessages as messages } from "./fileMessages.js";
import type { Upload } from "./useUpload.js";

/** The error of a file, or of a missing one. */
interface FileFault {
  readonly text: string;
  /** The same file may be uploaded again. */
  readonly canRetry: boolean;
}

/** The file of a document that is being created or updated. */
interface ChosenFile {
  readonly file: File | undefined;
  readonly fault: FileFault | undefined;
  /** Checks and stores one of the files and returns it; undefined when it is rejected, with the reason in `fault`. */
  readonly choose: (files: readonly File[]) => File | undefined;
  /** Uploads the file and returns its address; undefined when none was chosen, null when there is a `fault`. */
  readonly send: (isNeeded: boolean) => Promise<string | undefined | null>;
}

/** Codes that the same file would get again. */
const hopeless: ReadonlySet<string> = new Set(["UNSUPPORTED_MEDIA_TYPE", "BAD_REQUEST"]);

/** Returns the file chosen for a document, its checks and its upload. */
export function useChosenFile(upload: Upload): ChosenFile {
  const t = useT();
  const { locale } = useIntl();
  const { uploadMaxBytes } = useSession();
  const readProblem = useReadProblem();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<FileFault>();

  const choose = ([chosen, ...more]: readonly File[]): File | undefined => {
    if (chosen === undefined) return undefined;
    const problem = more.length > 0 ? t(messages.several) : findFileProblem(chosen, uploadMaxBytes, t, locale);
    setFault(problem === undefined ? undefined : { text: problem, canRetry: false });
    if (problem !== undefined) return undefined;
    setFile(chosen);
    return chosen;
  };
  const faultOf = (reason: unknown): FileFault => {
    if (reason instanceof DOMException && reason.name === "AbortError") {
      return { text: t(messages.cancelled), canRetry: true };
    }
    logSpecError("File upload failed", reason);
    const { code, message } = readProblem(reason);
    if (code === "TOO_LARGE") return { text: message ?? t(messages.tooLargeForServer), canRetry: false };
    return { text: message ?? t(messages.failed), canRetry: !hopeless.has(code) };
  };
  const send = async (isNeeded: boolean): Promise<string | undefined | null> => {
    if (file === undefined) {
      if (!isNeeded) return undefined;
      logSpecError("No file selected for upload.");
      setFault({ text: t(messages.none), canRetry: false });
      return null;
    }
    if (!(await isReadable(file))) {
      setFault({ text: t(messages.unreadable), canRetry: false });
      return null;
    }
    setFault(undefined);
    try {
      return await upload.send(file);
    } catch (reason) {
      setFault(faultOf(reason));
      return null;
    }
  };
  return { file, fault, choose, send };
}
