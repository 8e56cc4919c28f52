import type { MessageDescriptor } from "react-intl";

/** The sentences of the log about copies of what was sent; the server has the same in English. */
export const submissionSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "submission.recorded": {
    id: "log.line.submission.recorded",
    defaultMessage: 'Kept a copy of what was sent on {other} in job hunt "{name}"',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "submission.mistaken": {
    id: "log.line.submission.mistaken",
    defaultMessage: 'What was sent on {other} in job hunt "{name}" was sent by mistake',
    description: "A log entry; name: what the job hunt is called, other: the day",
  },
  "submission.notMistaken": {
    id: "log.line.submission.notMistaken",
    defaultMessage: 'What was sent on {other} in job hunt "{name}" was no mistake',
    description:
      "A log entry: it had been marked as sent by mistake; name: what the job hunt is called, other: the day",
  },
};
