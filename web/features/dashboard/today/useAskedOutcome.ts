import { useState } from "react";
import { useFocusAfter } from "./useFocusAfter.js";

/** The row that asks how its appointment went, by its id. */
interface AskedOutcome {
  readonly asked: string | undefined;
  readonly askOutcome: (id: string) => void;
  /** Closes the question, and gives the focus back to its row, or to the one after it. */
  readonly closeOutcome: (id: string) => void;
}

/** Returns which of the rows `ids` asks how its appointment went; at first none does. */
export function useAskedOutcome(ids: readonly string[], select: (id: string) => void): AskedOutcome {
  const [asked, setAsked] = useState<string>();
  const followFocus = useFocusAfter(ids);
  return {
    asked,
    askOutcome: (id) => {
      select(id);
      setAsked(id);
    },
    closeOutcome: (id) => {
      setAsked(undefined);
      followFocus(id);
    },
  };
}
