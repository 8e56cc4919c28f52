import { readLocalState, writeLocalState, useLocalStorageState } from "../../lib/localStorageState.js";

/** The values of a hunt that are stored while it is selected. */
interface Selectable {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
}

/**
 * Returns the id of the open hunt and its setter: one at a time, stored in this browser with its name and its notes' id
 * (spec 3).
 */
export function useSelection(): readonly [string | undefined, (hunt: Selectable | null) => void] {
  const [openId] = useLocalStorageState("selectedJobHuntId");
  return [openId, selectJobHunt];
}

/** Removes the selection if it is that hunt. */
export function deselectJobHunt(id: string): void {
  if (readLocalState("selectedJobHuntId") === id) selectJobHunt(null);
}

function selectJobHunt(hunt: Selectable | null): void {
  writeLocalState("selectedJobHuntId", hunt?.id);
  writeLocalState("selectedJobHunt", hunt?.name);
  writeLocalState("selectedUniqueNoteId", hunt?.noteGuid);
  writeLocalState("selectedStepId", undefined);
}
