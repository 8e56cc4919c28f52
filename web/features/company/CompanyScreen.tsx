import { lazy, Suspense } from "react";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { componentMessages } from "../../components/messages.js";
import { RecordActions } from "../../components/RecordActions.js";
import { Screen } from "../../components/Screen.js";
import { useDescription } from "../../lib/useDescription.js";
import { useRecordModes } from "../../lib/useRecordModes.js";
import { useT } from "../../lib/useT.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { CompanyList } from "./CompanyList.js";
import { CompanyStatistics } from "./CompanyStatistics.js";
import { companyMessages as messages } from "./messages.js";
import { useCompanies } from "./useCompanies.js";

const loadEditor = () => import("./CompanyEditor.js");
const preloadEditor = (): void => void loadEditor();
const CompanyEditor = lazy(async () => ({ default: (await loadEditor()).CompanyEditor }));
const formId = "company-form";

/** The companies screen (spec 2): a list with one card open at a time, the form, and statistics beside them. */
export function CompanyScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("companyCollapsed");
  const companies = useCompanies();
  const { selected } = companies;
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("company", selected, addNote);
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      isForm={modes.isForm}
      actions={<RecordActions modes={modes} formId={formId} isEmpty={companies.isEmpty} />}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <CompanyStatistics />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
    >
      {modes.isForm ? (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <CompanyEditor
            key={modes.mode}
            formId={formId}
            record={modes.edited}
            draft={modes.draft}
            onBack={modes.leave}
            onSaved={(company) => {
              companies.select(company);
              modes.finish();
            }}
          />
        </Suspense>
      ) : (
        <CompanyList companies={companies} onEdit={modes.edit} onAddNote={addNote} onEditSoon={preloadEditor} />
      )}
      {noteDialog}
    </Screen>
  );
}
