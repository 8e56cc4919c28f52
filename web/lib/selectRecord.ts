import { writeLocalState } from "./localStorageState.js";
import { isListed, listedRecords, type OfListed, type RecordKind } from "./recordKinds.js";

/** A record that has a card: of a list, or a hunt. */
interface Home {
  readonly kind: RecordKind;
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
}

/**
 * Stores the record as the selected one of its screen (spec 3), and returns the address of that screen; undefined for a
 * hunt, which several screens show.
 */
export function selectHome({ kind, id, name, noteGuid }: Home): OfListed<"path"> | undefined {
  writeLocalState("selectedUniqueNoteId", noteGuid);
  if (isListed(kind)) {
    const { selection, path } = listedRecords[kind];
    for (const key of selection) writeLocalState(key, id);
    return path;
  }
  writeLocalState("selectedJobHuntId", id);
  writeLocalState("selectedJobHunt", name);
  return undefined;
}
