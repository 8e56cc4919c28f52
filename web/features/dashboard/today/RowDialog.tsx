import { Suspense } from "react";
import { AppointmentDialog } from "../../../plan/appointment/loadAppointmentDialog.js";
import { AnswerDialog, PauseDialog } from "./lazyParts.js";
import type { TodayItem } from "./todayRows.js";

/** The dialog of a row: what came, a pause of its hunt, or a change of its appointment. */
export interface OpenRowDialog {
  readonly what: "ANSWER" | "PAUSE" | "CHANGE";
  readonly item: TodayItem;
}

/** Shows the dialog of a row. */
export function RowDialog({ what, item, onClose }: OpenRowDialog & { readonly onClose: () => void }) {
  const { jobHunt, appointment } = item;
  return (
    <Suspense fallback={null}>
      {what === "ANSWER" && <AnswerDialog jobHunt={jobHunt} onClose={onClose} />}
      {what === "CHANGE" && appointment !== null && (
        <AppointmentDialog jobHunt={jobHunt} appointment={appointment} onClose={onClose} />
      )}
      {what === "PAUSE" && <PauseDialog jobHunt={jobHunt} onClose={onClose} />}
    </Suspense>
  );
}
