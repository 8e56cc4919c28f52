import { defineRecordList } from "../../components/defineRecordList.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { StepGuide } from "../../plan/guide/StepGuide.js";
import { IdealJobDeleteDocument, IdealJobListDocument, IdealJobSelectedDocument } from "./idealjob.generated.js";
import { NotesPanel } from "../note/NotesPanel.js";
import { useAddNote } from "../note/useAddNote.js";
import { FollowerProvider } from "./FollowerProvider.js";
import { IdealJobCard } from "./IdealJobCard.js";
import { IdealJobStatistics } from "./IdealJobStatistics.js";
import { idealJobMessages } from "./messages.js";
import { SelectedJobHunt } from "./SelectedJobHunt.js";
import "./idealjob.css";

/** The ideal job screen (spec 2): profiles, one of which the selected hunt can follow. */
export const IdealJobScreen = defineRecordList({
  kind: "IDEAL_JOB",
  texts: idealJobMessages,
  operations: { list: IdealJobListDocument, selected: IdealJobSelectedDocument, remove: IdealJobDeleteDocument },
  nameOf: ({ name }) => name,
  Card: IdealJobCard,
  editor: lazyComponent(async () => (await import("./IdealJobEditor.js")).IdealJobEditor),
  Statistics: IdealJobStatistics,
  notes: { Panel: NotesPanel, useAddNote },
  Head: StepGuide,
  Above: SelectedJobHunt,
  Around: FollowerProvider,
});
