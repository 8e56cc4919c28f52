import type { MessageDescriptor } from "react-intl";

/** The sentences of the log about signs and pauses; the server has the same in English. */
export const signSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "sign.fromThem": {
    id: "log.line.sign.fromThem",
    defaultMessage: 'Recorded news from the employer in job hunt "{name}"',
    description: "A log entry: the employer answered or called; name: what the job hunt is called",
  },
  "sign.fromMe": {
    id: "log.line.sign.fromMe",
    defaultMessage: 'Recorded a message of yours in job hunt "{name}"',
    description: "A log entry: the person wrote to the employer or called; name: what the job hunt is called",
  },
  "pause.set": {
    id: "log.line.pause.set",
    defaultMessage: 'Paused job hunt "{name}" until {other}',
    description: "A log entry; name: what it is called, other: the first day after the pause, as 2026-11-30",
  },
  "pause.setAll": {
    id: "log.line.pause.setAll",
    defaultMessage: "Paused all job hunts until {other}",
    description: "A log entry; other: the first day after the pause, as 2026-11-30",
  },
  "pause.ended": {
    id: "log.line.pause.ended",
    defaultMessage: 'Ended the pause of job hunt "{name}"',
    description: "A log entry; name: what it is called",
  },
  "pause.endedAll": {
    id: "log.line.pause.endedAll",
    defaultMessage: "Ended the pause of all job hunts",
    description: "A log entry",
  },
};
