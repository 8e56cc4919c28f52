import { useState } from "react";
import { focusCard } from "../../../lib/focusCard.js";

/** The row whose menu of later days is open, by its id. */
interface LaterMenu {
  readonly menu: string | undefined;
  readonly openMenu: (id: string) => void;
  /** Closes the menu; the row gets the focus unless what was chosen moves it on. */
  readonly closeMenu: (id: string) => void;
}

/** Returns which menu of a row is open; at first none is. */
export function useLaterMenu(): LaterMenu {
  const [menu, setMenu] = useState<string>();
  const closeMenu = (id: string): void => {
    setMenu(undefined);
    // The menu is still there, and what was chosen in it may move the focus on.
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest(".later-menu")) focusCard(id);
    });
  };
  return { menu, openMenu: setMenu, closeMenu };
}
