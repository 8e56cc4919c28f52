import { recall, remember, useRemembered } from "../../lib/remembered.js";

/** What of a hunt is remembered while it is selected. */
interface Selectable {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
}

/** Holds which hunt is open: one at a time, remembered in this browser with its name and its notes' id (spec 3). */
export function useSelection(): readonly [string | undefined, (hunt: Selectable | null) => void] {
  const [openId] = useRemembered("selectedJobHuntId");
  return [openId, selectHunt];
}

/** Forgets the selection if it is that hunt. */
export function deselectHunt(id: string): void {
  if (recall("selectedJobHuntId") === id) selectHunt(null);
}

function selectHunt(hunt: Selectable | null): void {
  remember("selectedJobHuntId", hunt?.id);
  remember("selectedJobHunt", hunt?.name);
  remember("selectedUniqueNoteId", hunt?.noteGuid);
  remember("selectedStepId", undefined);
}
