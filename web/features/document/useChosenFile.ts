import { useState } from "react";
import { useIntl } from "react-intl";
import { complain } from "../../lib/complain.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { findFileProblem, isReadable } from "./documentFile.js";
import { documentFormMessages as messages } from "./formMessages.js";
import type { Upload } from "./useUpload.js";

/** What is wrong with a file, or with the lack of one. */
interface FileFault {
  readonly text: string;
  /** The same file may be sent again. */
  readonly canRetry: boolean;
}

/** The file of a document that is being made or changed. */
interface ChosenFile {
  readonly file: File | undefined;
  readonly fault: FileFault | undefined;
  /** Takes one file and gives it; undefined when it cannot be taken, and `fault` then says why. */
  readonly choose: (files: readonly File[]) => File | undefined;
  /** Uploads it and gives its address; undefined when none was chosen, null when there is a `fault`. */
  readonly send: (isNeeded: boolean) => Promise<string | undefined | null>;
}

/** What the same file would be answered again. */
const hopeless: ReadonlySet<string> = new Set(["UNSUPPORTED_MEDIA_TYPE", "BAD_REQUEST"]);

/** Holds the file that was chosen for a document, and says what is wrong with it. */
export function useChosenFile(upload: Upload): ChosenFile {
  const t = useT();
  const { locale } = useIntl();
  const readProblem = useReadProblem();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<FileFault>();

  const choose = ([chosen, ...more]: readonly File[]): File | undefined => {
    if (chosen === undefined) return undefined;
    const problem = more.length > 0 ? t(messages.several) : findFileProblem(chosen, t, locale);
    setFault(problem === undefined ? undefined : { text: problem, canRetry: false });
    if (problem !== undefined) return undefined;
    setFile(chosen);
    return chosen;
  };
  const faultOf = (reason: unknown): FileFault => {
    if (reason instanceof DOMException && reason.name === "AbortError") {
      return { text: t(messages.cancelled), canRetry: true };
    }
    complain("File upload failed", reason);
    const { code, message } = readProblem(reason);
    if (code === "TOO_LARGE") return { text: message ?? t(messages.tooLargeForServer), canRetry: false };
    return { text: message ?? t(messages.failed), canRetry: !hopeless.has(code) };
  };
  const send = async (isNeeded: boolean): Promise<string | undefined | null> => {
    if (file === undefined) {
      if (!isNeeded) return undefined;
      complain("No file selected for upload.");
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
