import { lazy } from "react";
import { componentMessages } from "../../components/messages.js";
import { RecordScreen } from "../../components/RecordScreen.js";
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

/** The companies screen (spec 2). */
export function CompanyScreen() {
  const t = useT();
  const companies = useCompanies();
  const { selected } = companies;
  const { addNote, noteDialog } = useAddNote();
  const modes = useRecordModes("company", companies, addNote);
  return (
    <RecordScreen
      texts={messages}
      collapsedKey="companyCollapsed"
      formId={formId}
      modes={modes}
      isEmpty={companies.isEmpty}
      rail={{
        listLabel: t(componentMessages.list),
        statistics: <CompanyStatistics />,
        notes: <NotesPanel noteGuid={selected?.noteGuid} name={selected?.name} count={selected?.noteCount} />,
        noteCount: selected?.noteCount,
      }}
      form={<CompanyEditor key={modes.mode} formId={formId} {...modes.form} />}
    >
      <CompanyList companies={companies} onEdit={modes.edit} onAddNote={addNote} onEditSoon={preloadEditor} />
      {noteDialog}
    </RecordScreen>
  );
}
