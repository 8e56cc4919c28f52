import { useEffect } from "react";
import { readLocalState } from "../lib/localStorageState.js";
import { isOnItsWayOut } from "./clearEverything.js";

/** Follows the other tabs: reloads when one logs out, or another user signs in there. */
export function useOtherTabs(): void {
  useEffect(() => {
    const own = (): string | undefined => readLocalState("person_guid");
    let person = own();
    const follow = (event: StorageEvent): void => {
      // The server's Clear-Site-Data reaches this page too, while it is being left; a reload now would keep it here.
      if (isOnItsWayOut()) return;
      const hasLoggedOut = event.key === null || (event.key === "jwt_token" && event.newValue === null);
      const isSomebodyElse =
        event.key === "person_guid" && event.newValue !== null && event.newValue !== "0" && isOther(event.newValue);
      if (hasLoggedOut || isSomebodyElse) window.location.reload();
    };
    const isOther = (guid: string): boolean => {
      const before = person;
      person = guid;
      return before !== undefined && before !== "0" && before !== guid;
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
}
