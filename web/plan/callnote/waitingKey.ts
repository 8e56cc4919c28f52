import { browserStorage } from "../../lib/environment/storage.js";
import { knownPerson, tokenPerson } from "../../lib/storedPerson.js";

/**
 * Returns for whom notes are kept on this device: the guid of the person who uses this browser, and before the server has
 * named them the one whom their token names; undefined where nobody is signed in.
 */
export function waitingPerson(): string | undefined {
  return knownPerson() ?? tokenPerson();
}

/** Returns the key under which this browser keeps the waiting notes of a person; there is none while none waits. */
export function waitingKey(person: string): string {
  return `callNotes:${person}`;
}

/**
 * Returns the keys under which notes of a person may wait: the first is the one to keep them under; the other one is that
 * of the time before the server had named them.
 */
export function waitingKeys(person: string): readonly [string, ...string[]] {
  const earlier = person === knownPerson() ? tokenPerson() : undefined;
  return earlier === undefined ? [waitingKey(person)] : [waitingKey(person), waitingKey(earlier)];
}

/** Returns whether notes of the person wait on this device. */
export function hasWaiting(): boolean {
  const person = waitingPerson();
  return person !== undefined && waitingKeys(person).some((key) => browserStorage.read(key) !== null);
}
