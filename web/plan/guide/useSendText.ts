import { useT } from "../../lib/useT.js";
import type { TextValues } from "./firstText.js";
import { mailto } from "./mailto.js";
import { countGaps } from "./marks.js";
import { textMessages as messages } from "./textMessages.js";
import { useCopy } from "./useCopy.js";

interface SendText {
  /** Puts the text on the clipboard, blanks and all. */
  readonly copy: () => void;
  /** Opens the text in the person's program for e-mail, or copies it where it is too long for that. */
  readonly open: () => void;
}

/** Returns what sends a text; `onSent` is called when it was copied or opened. */
export function useSendText({ subject, body }: TextValues, to: string | null, onSent: () => void): SendText {
  const t = useT();
  const copyText = useCopy();
  const put = async (told: string): Promise<void> => {
    if (await copyText(body, told)) onSent();
  };
  return {
    copy: () => {
      const blanks = countGaps(body);
      void put(blanks > 0 ? t(messages.copiedBlanks, { blanks }) : t(messages.copied));
    },
    open: () => {
      const address = mailto(to, subject, body);
      if (address === null) {
        void put(t(messages.tooLong));
        return;
      }
      window.location.assign(address);
      onSent();
    },
  };
}
