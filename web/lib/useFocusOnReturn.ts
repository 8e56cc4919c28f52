import { useEffect, useRef } from "react";
import { focusCard } from "./focusCard.js";

/** Puts the focus back on the card that was edited or made, once the form is gone. */
export function useFocusOnReturn(isForm: boolean, id: string | undefined): void {
  const wasForm = useRef(false);
  useEffect(() => {
    if (wasForm.current && !isForm && id !== undefined) focusCard(id);
    wasForm.current = isForm;
  }, [isForm, id]);
}
