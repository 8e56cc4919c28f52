import { AccessToken } from "../accesstoken/access-token.entity.js";
import { AppointmentContact } from "../appointment/appointment-contact.entity.js";
import { CalendarFeed } from "../calendar/calendar-feed.entity.js";
import { DocumentVersionRow } from "../document/document-version.entity.js";
import { StoredFile } from "../document/stored-file.entity.js";
import { DifferentJob } from "../jobdetails/different-job.entity.js";
import { Person } from "../person/person.entity.js";
import { DayDue } from "../plan/day-due.entity.js";
import { StepDue } from "../plan/step-due.entity.js";
import { JobHuntStep } from "../jobhunt/job-hunt-step.entity.js";
import { LogEntry } from "../log/log-entry.entity.js";
import { SubmissionFileRow } from "../submission/submission-file.entity.js";
import { KeptExtraction } from "../capture/kept-extraction.entity.js";
import { UsageCount } from "../database/usage-count.entity.js";
import { OwnType } from "../record/own-type.entity.js";
import { RECORD_LIST } from "../registry/records.js";

/** Every entity of the data source. */
export const ENTITIES = [
  ...RECORD_LIST.map(({ entity }) => entity),
  Person,
  JobHuntStep,
  AppointmentContact,
  SubmissionFileRow,
  DifferentJob,
  StepDue,
  DayDue,
  OwnType,
  LogEntry,
  StoredFile,
  DocumentVersionRow,
  AccessToken,
  CalendarFeed,
  UsageCount,
  KeptExtraction,
];
