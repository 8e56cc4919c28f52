import { lazy } from "react";
import { RecordScreen } from "../../components/RecordScreen.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { IdealJobList } from "./IdealJobList.js";
import { IdealJobStatistics } from "./IdealJobStatistics.js";
import { idealJobMessages as messages } from "./messages.js";
import { SelectedHunt } from "./SelectedHunt.js";
import { useFollower } from "./useFollower.js";
import { useIdealJobs } from "./useIdealJobs.js";
import "./idealjob.css";

const loadEditor = () => import("./IdealJobEditor.js");
const preloadEditor = (): void => void loadEditor();
const IdealJobEditor = lazy(async () => ({ default: (await loadEditor()).IdealJobEditor }));
const formId = "ideal-job-form";

/** The ideal job screen (spec 2): profiles, one of which the selected hunt can follow. */
export function IdealJobScreen() {
  const t = useT();
  const idealJobs = useIdealJobs();
  const { selected } = idealJobs;
  const follower = useFollower();
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("idealJob", idealJobs, addNote);
  return (
    <RecordScreen
      texts={messages}
      collapsedKey="idealJobCollapsed"
      formId={formId}
      modes={modes}
      isEmpty={idealJobs.isEmpty}
      rail={{
        listLabel: t(messages.list),
        statistics: <IdealJobStatistics follower={follower} />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
      form={<IdealJobEditor key={modes.mode} formId={formId} {...modes.form} />}
    >
      {!idealJobs.isEmpty && <SelectedHunt follower={follower} />}
      <IdealJobList
        idealJobs={idealJobs}
        follower={follower}
        onEdit={modes.edit}
        onAddNote={addNote}
        onEditSoon={preloadEditor}
      />
      {noteDialog}
    </RecordScreen>
  );
}
