import type { MessageDescriptor } from "react-intl";

/** The sentences of the log about access and credentials; the server has the same in English. */
export const accountSentenceMessages: Readonly<Record<string, MessageDescriptor>> = {
  "session.ended": {
    id: "log.line.session.ended",
    defaultMessage: "Ended a session",
    description: "A log entry",
  },
  "session.endedMany": {
    id: "log.line.session.endedMany",
    defaultMessage: "Ended {count} sessions",
    description: "A log entry; count: how many",
  },
  "password.changed": {
    id: "log.line.password.changed",
    defaultMessage: "Changed the password",
    description: "A log entry",
  },
  "password.reset": {
    id: "log.line.password.reset",
    defaultMessage: "The operator of the server set a new password",
    description: "A log entry",
  },
  "passkey.added": {
    id: "log.line.passkey.added",
    defaultMessage: "Added the passkey {name}",
    description: "A log entry; name: what it is called",
  },
  "passkey.removed": {
    id: "log.line.passkey.removed",
    defaultMessage: "Removed the passkey {name}",
    description: "A log entry; name: what it is called",
  },
  "oneTimeCodes.turnedOn": {
    id: "log.line.oneTimeCodes.turnedOn",
    defaultMessage: "Turned one-time codes on",
    description: "A log entry; one-time codes: of an authenticator app",
  },
  "oneTimeCodes.turnedOff": {
    id: "log.line.oneTimeCodes.turnedOff",
    defaultMessage: "Turned one-time codes off",
    description: "A log entry; one-time codes: of an authenticator app",
  },
  "recoveryCodes.renewed": {
    id: "log.line.recoveryCodes.renewed",
    defaultMessage: "Made new recovery codes",
    description: "A log entry",
  },
  "secondFactor.removed": {
    id: "log.line.secondFactor.removed",
    defaultMessage: "The operator of the server removed the second factor",
    description: "A log entry; second factor: what is asked for besides the password",
  },
  "accessToken.created": {
    id: "log.line.accessToken.created",
    defaultMessage: "Made the access token {name} ({scopes})",
    description: "A log entry; name: what it is called, scopes: what it may do",
  },
  "accessToken.revoked": {
    id: "log.line.accessToken.revoked",
    defaultMessage: "Revoked the access token {name}",
    description: "A log entry; name: what it is called",
  },
  "calendarFeed.created": {
    id: "log.line.calendarFeed.created",
    defaultMessage: "Made a calendar address",
    description: "A log entry",
  },
  "calendarFeed.renewed": {
    id: "log.line.calendarFeed.renewed",
    defaultMessage: "Renewed the calendar address",
    description: "A log entry",
  },
  "calendarFeed.revoked": {
    id: "log.line.calendarFeed.revoked",
    defaultMessage: "Revoked the calendar address",
    description: "A log entry",
  },
  "calendarFeed.employersShown": {
    id: "log.line.calendarFeed.employersShown",
    defaultMessage: "The calendar names employers",
    description: "A log entry: from then on",
  },
  "calendarFeed.employersHidden": {
    id: "log.line.calendarFeed.employersHidden",
    defaultMessage: "The calendar names no employers any more",
    description: "A log entry",
  },
  "calendarFeed.daysShown": {
    id: "log.line.calendarFeed.daysShown",
    defaultMessage: "The calendar has the days that others set",
    description: "A log entry: from then on; days that others set: e.g. the last day to apply",
  },
  "calendarFeed.daysHidden": {
    id: "log.line.calendarFeed.daysHidden",
    defaultMessage: "The calendar does not have the days that others set any more",
    description: "A log entry; days that others set: e.g. the last day to apply",
  },
  "calendarFeed.stepsShown": {
    id: "log.line.calendarFeed.stepsShown",
    defaultMessage: "The calendar has the steps that are due",
    description: "A log entry: from then on",
  },
  "calendarFeed.stepsHidden": {
    id: "log.line.calendarFeed.stepsHidden",
    defaultMessage: "The calendar does not have the steps that are due any more",
    description: "A log entry",
  },
  "calendarFeed.appointmentsShown": {
    id: "log.line.calendarFeed.appointmentsShown",
    defaultMessage: "The calendar has the appointments",
    description: "A log entry: from then on",
  },
  "calendarFeed.appointmentsHidden": {
    id: "log.line.calendarFeed.appointmentsHidden",
    defaultMessage: "The calendar does not have the appointments any more",
    description: "A log entry",
  },
  "calendarFeed.languageChanged": {
    id: "log.line.calendarFeed.languageChanged",
    defaultMessage: "Changed the language of the calendar to {name}",
    description: "A log entry; name: the language in its own words, e.g. Deutsch",
  },
  "timeZone.changed": {
    id: "log.line.timeZone.changed",
    defaultMessage: "Changed the time zone to {name}",
    description: "A log entry; name: as time zones are called everywhere, e.g. Europe/Berlin",
  },
};
