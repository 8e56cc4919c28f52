import { registerEnumType } from "type-graphql";
import { nameKey, timeKeys, type SortKey } from "../database/sort.js";

/** What contacts can be sorted by. */
export enum ContactSort {
  NAME = "NAME",
  CREATED = "CREATED",
  UPDATED = "UPDATED",
}

registerEnumType(ContactSort, {
  name: "ContactSort",
  description: "What contacts can be sorted by.",
  valuesConfig: {
    NAME: { description: "The last name, then the first, from A to Z, whatever its case and accents." },
    CREATED: { description: "When it was added, newest first." },
    UPDATED: { description: "When it was last changed, newest first." },
  },
});

/** How each is worked out. */
export const CONTACT_KEYS: Readonly<Record<ContactSort, SortKey>> = {
  NAME: nameKey(`coalesce(last_name, '') || ' ' || coalesce(first_name, '')`),
  ...timeKeys(),
};
