import { useEffect, useRef, type RefObject } from "react";

/** Opens a dialog of the browser's own for as long as it is on screen, and gives the focus back to what opened it. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return element;
}
