import { focusCardOnArrival } from "../../lib/focusCardOnArrival.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useSession } from "../../lib/session.js";
import { useGo } from "../../lib/useGo.js";
import { keepRecent, recordOf, selectRecord, type FoundHunt, type FoundRecord } from "./records.js";

interface OpenFound {
  /** Opens a record on its screen. */
  readonly open: (record: FoundRecord) => void;
  /** Opens the sheet of a hunt. */
  readonly openSheet: (hunt: FoundHunt) => void;
}

/** Returns what opens a record that was found, and keeps it among the recent ones. */
export function useOpenFound(): OpenFound {
  const go = useGo();
  const { guid } = useSession();
  return {
    open: (record) => {
      keepRecent(guid, record);
      go(selectRecord(record));
      if (record.kind !== "JOB_DETAILS" && record.kind !== "APPOINTMENT") focusCardOnArrival(record.home.id);
    },
    openSheet: (hunt) => {
      const record = recordOf(hunt);
      keepRecent(guid, record);
      selectRecord(record);
      go(huntSheetPath(record.id));
    },
  };
}
