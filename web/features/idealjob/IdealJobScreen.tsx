import { RecordActions } from "../../components/RecordActions.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { IdealJobEditor } from "./IdealJobEditor.js";
import { IdealJobList } from "./IdealJobList.js";
import { IdealJobStatistics } from "./IdealJobStatistics.js";
import { idealJobMessages as messages } from "./messages.js";
import { SelectedHunt } from "./SelectedHunt.js";
import { useFollower } from "./useFollower.js";
import { useIdealJobs } from "./useIdealJobs.js";
import "./idealjob.css";

const formId = "ideal-job-form";

/** The ideal job screen (spec 2): expandable profiles, one of which the selected hunt can follow, the form, and notes. */
export function IdealJobScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("idealJobCollapsed");
  const idealJobs = useIdealJobs();
  const { selected } = idealJobs;
  const follower = useFollower();
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("idealJob", selected, addNote);
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      isForm={modes.isForm}
      actions={<RecordActions modes={modes} formId={formId} isEmpty={idealJobs.isEmpty} />}
      rail={{
        listLabel: t(messages.list),
        statistics: <IdealJobStatistics follower={follower} />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
    >
      {modes.isForm ? (
        <IdealJobEditor
          key={modes.mode}
          formId={formId}
          record={modes.edited}
          draft={modes.draft}
          onBack={modes.leave}
          onSaved={(idealJob) => {
            idealJobs.select(idealJob);
            modes.finish();
          }}
        />
      ) : (
        <>
          {!idealJobs.isEmpty && <SelectedHunt follower={follower} />}
          <IdealJobList idealJobs={idealJobs} follower={follower} onEdit={modes.edit} onAddNote={addNote} />
        </>
      )}
      {noteDialog}
    </Screen>
  );
}
