import { defineRecordList } from "../../components/defineRecordList.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { CompanyDeleteDocument, CompanyListDocument, CompanySelectedDocument } from "./company.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { CompanyCard } from "./CompanyCard.js";
import { CompanyStatistics } from "./CompanyStatistics.js";
import { companyMessages } from "./messages.js";

/** The companies screen (spec 2). */
export const CompanyScreen = defineRecordList({
  kind: "COMPANY",
  texts: companyMessages,
  operations: { list: CompanyListDocument, selected: CompanySelectedDocument, remove: CompanyDeleteDocument },
  nameOf: ({ name }) => name,
  Card: CompanyCard,
  editor: lazyComponent(async () => (await import("./CompanyEditor.js")).CompanyEditor),
  Statistics: CompanyStatistics,
  notes: { Panel: NotesPanel, useAddNote },
});
