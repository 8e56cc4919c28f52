import { useEffect, useEffectEvent, useState } from "react";
import type { Extract } from "./useExtract.js";

interface DoneOptions extends Pick<Extract, "readings" | "isReading"> {
  /** The reading that ended left nothing to be answered or corrected: it neither failed nor asks. */
  readonly isRead: boolean;
  readonly done: () => void;
}

/** Done, which waits for the reading of the advert. */
interface DoneWhenRead {
  /** Done was pressed, and follows once the advert is read. */
  readonly isWaiting: boolean;
  /** While the advert is read, the first press waits for it and the second is Done at once. */
  readonly press: () => void;
  /** Takes the waiting back; nothing is saved. */
  readonly cancel: () => void;
}

/**
 * Returns Done for a form whose advert may be being read: what is saved before that lacks the fields, or is an address
 * alone. A reading that fails, ends in a question, or makes way for another one takes the waiting back.
 */
export function useDoneWhenRead({ readings, isReading, isRead, done }: DoneOptions): DoneWhenRead {
  /** The reading that Done waits for, by its number; null: none. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const isWaiting = isReading && awaited === readings;
  const end = useEffectEvent(() => {
    if (awaited === readings && isRead) done();
  });
  useEffect(() => {
    if (!isReading) end();
  }, [isReading]);
  const press = (): void => {
    if (isReading && !isWaiting) setAwaited(readings);
    else {
      setAwaited(null);
      done();
    }
  };
  return { isWaiting, press, cancel: () => setAwaited(null) };
}
