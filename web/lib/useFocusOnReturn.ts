import { useEffect, useRef } from "react";
import { focusCard } from "./focusCard.js";

/** Focuses the card that was edited or created, once the form is closed. */
export function useFocusOnReturn(isForm: boolean, id: string | undefined): void {
  const wasForm = useRef(false);
  useEffect(() => {
    if (wasForm.current && !isForm && id !== undefined) focusCard(id);
    wasForm.current = isForm;
  }, [isForm, id]);
}
