import { useEffect } from "react";
import { isLeaving, startLeaving } from "../lib/leaving.js";
import { readLocalState } from "../lib/localStorageState.js";
import { clearSession } from "./clearEverything.js";

/** Follows the other tabs while the session lasts. */
export function useOtherTabs(): void {
  useEffect(followTabs, []);
}

/**
 * Follows the other tabs: reloads when one logs out, or another user signs in there. So does a page that the browser
 * brings back, which shows nothing before it knows: while it was away nobody told it. Returns the function that ends it.
 */
export function followTabs(): () => void {
  const own = (): string | undefined => readLocalState("person_guid");
  let person = own();
  let left = person;
  const root = document.documentElement;
  const hide = (): void => {
    left = own();
    root.style.visibility = "hidden";
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted && (readLocalState("jwt_token") === undefined || own() !== left)) reload();
    else root.style.visibility = "";
  };
  const reload = (): void => {
    // What is under way fails when the page is left, and would be stored as a user who is not signed in.
    startLeaving();
    // This page may have stored something since the other tab cleared it; somebody may also have signed in since.
    if (readLocalState("jwt_token") === undefined) clearSession();
    window.location.reload();
  };
  const follow = (event: StorageEvent): void => {
    // The server's Clear-Site-Data reaches this page too, while it is being left; a reload now would keep it here.
    if (isLeaving()) return;
    const hasLoggedOut = event.key === null || (event.key === "jwt_token" && event.newValue === null);
    const isSomebodyElse =
      event.key === "person_guid" && event.newValue !== null && event.newValue !== "0" && isOther(event.newValue);
    if (hasLoggedOut || isSomebodyElse) reload();
  };
  const isOther = (guid: string): boolean => {
    const before = person;
    person = guid;
    return before !== undefined && before !== "0" && before !== guid;
  };
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener("storage", follow, { signal });
  window.addEventListener("pagehide", hide, { signal });
  window.addEventListener("pageshow", show, { signal });
  return () => over.abort();
}
