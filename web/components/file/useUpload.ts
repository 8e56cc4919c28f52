import { useCallback, useEffect, useRef, useState } from "react";
import { readProblem } from "../../lib/readProblem.js";
import { useSession } from "../../lib/session.js";
import { uploadFile } from "../../lib/upload.js";

/** An upload and its progress. */
export interface Upload {
  /**
   * Uploads a file, once, and resolves to its address; rejects with an AbortError after `cancel`, else with
   * FailedRequest.
   */
  readonly send: (file: File) => Promise<string>;
  readonly cancel: () => void;
  /** Discards the uploaded file: the next `send` uploads it again. */
  readonly discard: () => void;
  /** The share that has been sent, from 0 to 1; undefined while no upload is running. */
  readonly share: number | undefined;
}

/** Returns an upload of one file at a time; unmounting aborts it. */
export function useUpload(): Upload {
  const { getToken } = useSession();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  // A file that has arrived is not uploaded again when saving its document fails.
  const arrived = useRef<{ readonly file: File; readonly url: string }>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const discard = useCallback(() => {
    arrived.current = undefined;
  }, []);
  const send = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.url;
    const control = new AbortController();
    running.current = control;
    setShare(0);
    let sent: string | undefined;
    const attempt = async (...refused: Parameters<typeof getToken>): Promise<string> => {
      sent = await getToken(...refused);
      return uploadFile(file, { token: sent, onProgress: setShare, signal: control.signal });
    };
    try {
      const url = await attempt().catch((error: unknown) => {
        // As with every other call, a request refused for its token is retried once with a new token.
        if (readProblem(error).code !== "UNAUTHENTICATED") throw error;
        return attempt({ refused: sent });
      });
      arrived.current = { file, url };
      return url;
    } finally {
      setShare(undefined);
      running.current = undefined;
    }
  };
  return { send, cancel, discard, share };
}
