import { useEffect, type ReactNode } from "react";
import { selectHome } from "../../lib/selectRecord.js";
import { useFirstDeferred } from "../../lib/useFirstDeferred.js";
import { useHuntSheetQuery } from "../../plan/huntsheet/huntsheet.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { HuntSheet } from "./HuntSheet.js";
import type { Sheet } from "./sheet.js";
import { SheetLoading } from "./SheetLoading.js";

interface HuntSheetScreenProps {
  /** The id in the address. */
  readonly id: string;
  /** Shown where there is no hunt with that id. */
  readonly placeholder: ReactNode;
}

/** The hunt sheet: everything about one hunt on one page, in the order of a call. Opening it selects the hunt. */
export function HuntSheetScreen({ id, placeholder }: HuntSheetScreenProps) {
  const {
    data: arrived,
    error,
    loading,
    refetch,
  } = useHuntSheetQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const data = useFirstDeferred(arrived);
  const { addNote, noteDialog } = useAddNote();
  const sheet = data?.jobHunt;
  useSelected(sheet);
  if (sheet === null) return placeholder;
  if (sheet === undefined) {
    // A second failure is shown by the query itself.
    return <SheetLoading error={error} isBusy={loading} onTryAgain={() => void refetch().catch(() => undefined)} />;
  }
  const isWhole = sheet.noteCount <= sheet.notes.nodes.length;
  return (
    <>
      <HuntSheet
        sheet={sheet}
        entries={data?.logEntries.nodes ?? []}
        notes={
          <NotesPanel
            noteGuid={sheet.noteGuid}
            name={sheet.name}
            count={sheet.noteCount}
            known={isWhole ? sheet.notes.nodes : undefined}
          />
        }
        onAddNote={() => addNote(sheet)}
      />
      {noteDialog}
    </>
  );
}

/** Selects the hunt of the sheet, so that the other screens go on with it (spec 3). */
function useSelected(sheet: Sheet | null | undefined): void {
  const { id, name, noteGuid } = sheet ?? {};
  useEffect(() => {
    if (id !== undefined && name !== undefined && noteGuid !== undefined)
      selectHome({ kind: "JOB_HUNT", id, name, noteGuid });
  }, [id, name, noteGuid]);
}
