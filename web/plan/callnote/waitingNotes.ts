import { browserStorage, type StoreOutcome } from "../../lib/environment/storage.js";
import { waitingKeys, waitingPerson } from "./waitingKey.js";
import { parseJson } from "../../lib/storedJson.js";
import { noteStored, useStored } from "../../lib/useStored.js";

/** Why a waiting note is not sent any more: its hunt is gone, or the server refuses the note. */
export type WaitingFault = "GONE" | "REFUSED";

/** A note of a call that is kept on this device until it can be sent. */
export interface WaitingNote {
  /** The id that the note gets, so that it is made once however often it is sent. */
  readonly id: string;
  readonly noteGuid: string;
  readonly jobHuntId: string;
  readonly jobHuntName: string;
  readonly title: string;
  readonly content: string;
  /** When it was written, as an ISO moment. */
  readonly date: string;
  readonly fault?: WaitingFault | undefined;
}

/** How many notes a device keeps of one person. */
export const WAITING_MAX = 50;

/** How much a device keeps of one person, in characters of what is stored. */
export const WAITING_SIZE_MAX = 200_000;

const NOTHING: readonly WaitingNote[] = [];
const FIELDS = ["id", "noteGuid", "jobHuntId", "jobHuntName", "title", "content", "date"] as const;

/** What was last parsed, so that the same texts give the same list. */
let parsed: { readonly stored: string; readonly notes: readonly WaitingNote[] } | undefined;

/** Returns the waiting notes of a person in the order of writing; none for nobody. */
export function readWaiting(guid: string | undefined): readonly WaitingNote[] {
  const keys = guid === undefined ? [] : waitingKeys(guid);
  const texts = keys.map((key) => browserStorage.read(key) ?? "");
  const stored = texts.join("\n");
  if (stored.trim() === "") return NOTHING;
  if (parsed?.stored !== stored) parsed = { stored, notes: texts.flatMap(parse) };
  return parsed.notes;
}

/** Keeps a note on this device, once for its id; says why it keeps nothing where the device is full or blocked. */
export function keepWaiting(guid: string | undefined, note: WaitingNote): StoreOutcome {
  const notes = readWaiting(guid);
  // The guid is stored too: without it this browser stores nothing.
  if (guid === undefined) return "BLOCKED";
  return notes.some(({ id }) => id === note.id) ? "STORED" : store(guid, [...notes, note]);
}

/** Removes a note from this device. */
export function removeWaiting(guid: string, id: string): void {
  store(
    guid,
    readWaiting(guid).filter((note) => note.id !== id),
  );
}

/** Marks a note as one that is not sent any more; it stays on this device. */
export function markWaiting(guid: string, id: string, fault: WaitingFault): void {
  store(
    guid,
    readWaiting(guid).map((note) => (note.id === id ? { ...note, fault } : note)),
  );
}

/** Returns the waiting notes of the person, and follows changes made here and in other tabs. */
export function useWaitingNotes(): readonly WaitingNote[] {
  return useStored(() => readWaiting(waitingPerson()));
}

function store(guid: string, notes: readonly WaitingNote[]): StoreOutcome {
  const text = JSON.stringify(notes);
  // What is kept may always become less, whatever the limits are.
  const isMore = notes.length > readWaiting(guid).length;
  if (isMore && (notes.length > WAITING_MAX || text.length > WAITING_SIZE_MAX)) return "FULL";
  const [key, ...earlier] = waitingKeys(guid);
  if (notes.length === 0) browserStorage.remove(key);
  const outcome = notes.length === 0 ? "STORED" : browserStorage.write(key, text);
  if (outcome === "STORED") earlier.forEach(browserStorage.remove);
  noteStored();
  return outcome;
}

/** Returns the notes in a stored text; what is no such note is left out. */
function parse(stored: string): readonly WaitingNote[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value.flatMap(toNote) : NOTHING;
}

function toNote(value: unknown): readonly WaitingNote[] {
  if (typeof value !== "object" || value === null) return [];
  const texts = FIELDS.map((field) => [field, Reflect.get(value, field)] as const);
  if (!texts.every(([, text]) => typeof text === "string")) return [];
  const fault: unknown = Reflect.get(value, "fault");
  const note = Object.fromEntries(texts) as unknown as WaitingNote; // every field was found to be a text
  return [fault === "GONE" || fault === "REFUSED" ? { ...note, fault } : note];
}
