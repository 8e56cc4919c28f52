import { paths } from "../../lib/paths.js";
import { focusCardOnArrival } from "../../lib/focusCardOnArrival.js";
import { selectHome } from "../../lib/selectRecord.js";
import { useGo } from "../../lib/useGo.js";
import type { LinkedRecord } from "./ties.js";

/** Returns the function that goes to the screen of a record and opens its card there. */
export function useOpenRecord(): (record: LinkedRecord) => void {
  const go = useGo();
  return ({ kind, id, name, noteGuid = id }) => {
    const path = selectHome({ kind, id, name, noteGuid });
    go(path ?? paths.jobHunts);
    focusCardOnArrival(id);
  };
}
