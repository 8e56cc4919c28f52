import { readLocalState } from "../../lib/localStorageState.js";

/** Returns the guid of the person who uses this browser; undefined while nobody is known. */
export function waitingPerson(): string | undefined {
  const guid = readLocalState("person_guid");
  return guid === "0" ? undefined : guid;
}

/** Returns the key under which this browser keeps the waiting notes of a person; there is none while none waits. */
export function waitingKey(guid: string): string {
  return `callNotes:${guid}`;
}

/** Returns whether notes of the person wait on this device. */
export function hasWaiting(): boolean {
  const guid = waitingPerson();
  try {
    return guid !== undefined && localStorage.getItem(waitingKey(guid)) !== null;
  } catch {
    // A browser whose storage is blocked keeps nothing.
    return false;
  }
}
