import { readLocalState } from "./localStorageState.js";
import { readSubject } from "./storedToken.js";

/** Returns the guid of the person who uses this browser; undefined while the server has not named them. */
export function knownPerson(): string | undefined {
  const guid = readLocalState("person_guid");
  return guid === "0" ? undefined : guid;
}

/**
 * Returns whom this browser stores for until the server has named the person: the one whom the stored token names, marked,
 * so that it is never a guid. What is stored for them is theirs once they have a guid, and never anybody else's.
 */
export function tokenPerson(): string | undefined {
  const token = readLocalState("jwt_token");
  const subject = token === undefined ? undefined : readSubject(token);
  return subject === undefined ? undefined : `@${subject}`;
}
