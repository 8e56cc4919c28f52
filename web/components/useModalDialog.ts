import { useEffect, useRef, type RefObject } from "react";

/** Opens a native dialog while it is mounted, and returns the focus to its opener afterwards. */
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
