import { AccessToken } from "../accesstoken/access-token.entity.js";
import { CalendarFeed } from "../calendar/calendar-feed.entity.js";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { Document } from "../document/document.entity.js";
import { StoredFile } from "../document/stored-file.entity.js";
import { IdealJob } from "../idealjob/ideal-job.entity.js";
import { Note } from "../note/note.entity.js";
import { Person } from "../identity/person.entity.js";
import { JobDetails } from "../jobdetails/job-details.entity.js";
import { JobHuntStep } from "../jobhunt/job-hunt-step.entity.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { LogEntry } from "../log/log-entry.entity.js";
import { OwnType } from "./own-type.entity.js";
import { UsageCount } from "./usage-count.entity.js";

/** Every table that TypeORM knows. */
export const ENTITIES = [
  Person,
  JobHunt,
  JobHuntStep,
  Company,
  OwnType,
  JobDetails,
  LogEntry,
  IdealJob,
  Contact,
  StoredFile,
  Document,
  Note,
  AccessToken,
  CalendarFeed,
  UsageCount,
];
