import { useCallback } from "react";
import { useT } from "../../lib/useT.js";
import { shortName } from "./contactNames.js";
import { contactMessages as messages } from "./messages.js";
import type { ContactCardData } from "./useContacts.js";

/** Gives what a contact is called: by name, or else by whatever else is known, for no field is required (spec 5). */
export function useContactName(): (contact: ContactCardData) => string {
  const t = useT();
  return useCallback(
    (contact) => shortName(contact) || contact.organization || contact.email || t(messages.noName),
    [t],
  );
}
