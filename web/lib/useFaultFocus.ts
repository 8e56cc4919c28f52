import { useEffect, useState, type RefObject } from "react";

const FAULTY = '[aria-invalid="true"], input:required:invalid';

/** Returns the function that moves the focus to the first field with a fault, once it is drawn. */
export function useFaultFocus(form: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [attempts, form]);
  return () => setAttempts((count) => count + 1);
}
