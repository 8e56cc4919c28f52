import type { MessageDescriptor } from "react-intl";

/** The sentences of the log about edited texts and checklists of steps; the server has the same in English. */
export const stepTextSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "stepText.changed": {
    id: "log.line.stepText.changed",
    defaultMessage: 'Changed the text of "{step}" in job hunt "{name}"',
    description: "A log entry; step: a workflow step, name: what the job hunt is called",
  },
  "stepText.reset": {
    id: "log.line.stepText.reset",
    defaultMessage: 'Went back to the first text of "{step}" in job hunt "{name}"',
    description: "A log entry: an edited text was removed; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.opened": {
    id: "log.line.stepCheck.opened",
    defaultMessage: 'Opened a point of "{step}" in job hunt "{name}" again',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.checked": {
    id: "log.line.stepCheck.checked",
    defaultMessage: 'Checked a point of "{step}" in job hunt "{name}"',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.toAsk": {
    id: "log.line.stepCheck.toAsk",
    defaultMessage: 'Marked a point of "{step}" in job hunt "{name}" as to ask',
    description: "A log entry: a point of a checklist; step: a workflow step, name: what the job hunt is called",
  },
  "stepCheck.questionChanged": {
    id: "log.line.stepCheck.questionChanged",
    defaultMessage: 'Changed a question of "{step}" in job hunt "{name}"',
    description: "A log entry: a question to ask; step: a workflow step, name: what the job hunt is called",
  },
};
