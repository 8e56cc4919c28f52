import { useCallback, useEffect, useRef, useState } from "react";
import { readProblem } from "../../lib/readProblem.js";
import { useSession } from "../../lib/session.js";
import { uploadFile } from "../../lib/upload.js";

/** An upload and how far it is. */
export interface Upload {
  /** Sends a file, once, and gives its address; it throws an AbortError after `cancel`, else FailedRequest. */
  readonly send: (file: File) => Promise<string>;
  readonly cancel: () => void;
  /** What has arrived is of no use: the next `send` sends it again. */
  readonly forget: () => void;
  /** How much has been sent, from 0 to 1; undefined while nothing is on its way. */
  readonly share: number | undefined;
}

/** Uploads one file at a time; leaving the form ends it. */
export function useUpload(): Upload {
  const { getToken } = useSession();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // A file that has arrived is not sent again because storing its document failed.
  const arrived = useRef<{ readonly file: File; readonly url: string }>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const forget = useCallback(() => {
    arrived.current = undefined;
  }, []);
  const send = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.url;
    const control = new AbortController();
    running.current = control;
    setShare(0);
    const attempt = async (isRefused: boolean): Promise<string> =>
      uploadFile(file, { token: await getToken({ isRefused }), onProgress: setShare, signal: control.signal });
    try {
      const url = await attempt(false).catch((error: unknown) => {
        // As every other call: refused for its token, it is tried once more with a new one.
        if (readProblem(error).code !== "UNAUTHENTICATED") throw error;
        return attempt(true);
      });
      arrived.current = { file, url };
      return url;
    } finally {
      setShare(undefined);
      running.current = undefined;
    }
  };
  return { send, cancel, forget, share };
}
