import type { MessageDescriptor } from "react-intl";

/** The sentences of the log on who gets in, and by what; the server has the same in English. */
export const accountSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "session.ended": {
    id: "log.line.session.ended",
    defaultMessage: "Ended a session",
    description: "A line of the log",
  },
  "session.endedMany": {
    id: "log.line.session.endedMany",
    defaultMessage: "Ended {count} sessions",
    description: "A line of the log; count: how many",
  },
  "password.changed": {
    id: "log.line.password.changed",
    defaultMessage: "Changed the password",
    description: "A line of the log",
  },
  "password.reset": {
    id: "log.line.password.reset",
    defaultMessage: "The operator of the server set a new password",
    description: "A line of the log",
  },
  "passkey.added": {
    id: "log.line.passkey.added",
    defaultMessage: "Added the passkey {name}",
    description: "A line of the log; name: what it is called",
  },
  "passkey.removed": {
    id: "log.line.passkey.removed",
    defaultMessage: "Removed the passkey {name}",
    description: "A line of the log; name: what it is called",
  },
  "oneTimeCodes.turnedOn": {
    id: "log.line.oneTimeCodes.turnedOn",
    defaultMessage: "Turned one-time codes on",
    description: "A line of the log; one-time codes: of an authenticator app",
  },
  "oneTimeCodes.turnedOff": {
    id: "log.line.oneTimeCodes.turnedOff",
    defaultMessage: "Turned one-time codes off",
    description: "A line of the log; one-time codes: of an authenticator app",
  },
  "recoveryCodes.renewed": {
    id: "log.line.recoveryCodes.renewed",
    defaultMessage: "Made new recovery codes",
    description: "A line of the log",
  },
  "secondFactor.removed": {
    id: "log.line.secondFactor.removed",
    defaultMessage: "The operator of the server removed the second factor",
    description: "A line of the log; second factor: what is asked for besides the password",
  },
  "accessToken.created": {
    id: "log.line.accessToken.created",
    defaultMessage: "Made the access token {name} ({scopes})",
    description: "A line of the log; name: what it is called, scopes: what it may do",
  },
  "accessToken.revoked": {
    id: "log.line.accessToken.revoked",
    defaultMessage: "Revoked the access token {name}",
    description: "A line of the log; name: what it is called",
  },
  "calendarFeed.created": {
    id: "log.line.calendarFeed.created",
    defaultMessage: "Made a calendar address",
    description: "A line of the log",
  },
  "calendarFeed.renewed": {
    id: "log.line.calendarFeed.renewed",
    defaultMessage: "Renewed the calendar address",
    description: "A line of the log",
  },
  "calendarFeed.revoked": {
    id: "log.line.calendarFeed.revoked",
    defaultMessage: "Revoked the calendar address",
    description: "A line of the log",
  },
  "calendarFeed.employersShown": {
    id: "log.line.calendarFeed.employersShown",
    defaultMessage: "The calendar names employers",
    description: "A line of the log: from then on",
  },
  "calendarFeed.employersHidden": {
    id: "log.line.calendarFeed.employersHidden",
    defaultMessage: "The calendar names no employers any more",
    description: "A line of the log",
  },
  "timeZone.changed": {
    id: "log.line.timeZone.changed",
    defaultMessage: "Changed the time zone to {name}",
    description: "A line of the log; name: as time zones are called everywhere, e.g. Europe/Berlin",
  },
};
