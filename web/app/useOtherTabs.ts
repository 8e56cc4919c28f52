import { useEffect } from "react";
import { recall } from "../lib/remembered.js";
import { isOnItsWayOut } from "./clearEverything.js";

/** Follows the other tabs: when one logs out, or somebody else signs in there, this one starts anew. */
export function useOtherTabs(): void {
  useEffect(() => {
    const own = (): string | undefined => recall("person_guid");
    let person = own();
    const follow = (event: StorageEvent): void => {
      // The server's Clear-Site-Data tells this very page too, while it is leaving; to start anew now would keep it here.
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
