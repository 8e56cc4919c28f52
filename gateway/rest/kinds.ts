import {
  JOB_DATA_MAX,
  LINE_MAX,
  LOG_ENTRY_MAX,
  NAME_MAX,
  NOTE_CONTENT_MAX,
  NOTE_TITLE_MAX,
  TEXT_MAX,
  TYPE_NAME_MAX,
  URL_MAX,
} from "../../schema/limits.js";
import {
  date,
  noteGuid,
  orNull,
  outsideId,
  OWN_GUID,
  readOnly,
  storeId,
  text,
  type Fields,
  type JsonSchema,
} from "./fields.js";
import { PHASE_FORMS, PHASE_KEYS, STATUS_LABELS, STEP_KEYS } from "./names.js";

/** A kind of object on the wire, as it is answered; every field is always present. */
export interface Kind {
  readonly name: string;
  readonly description: string;
  readonly fields: Fields;
}

const personGuid = readOnly("The guid of its owner: your own.", OWN_GUID.schema);

/** A company. */
export const COMPANY: Kind = {
  name: "Company",
  description: "An employer, an agency, or any other organization that matters to a job search.",
  fields: {
    id: storeId("The id of the company."),
    name: text(NAME_MAX, "Its name; an empty one leaves the name that it has, and a new one is then 'New Company'."),
    description: orNull(text(TEXT_MAX, "A description.")),
    address: orNull(text(LINE_MAX, "The address, as free text.")),
    organization_type_name: orNull(
      text(TYPE_NAME_MAX, "The type, such as Employer. Sent as `type`, which counts when both are given."),
    ),
    note_guid: noteGuid(),
  },
};

/** A contact, which the spec calls a person. */
export const CONTACT: Kind = {
  name: "Contact",
  description: "A person who matters to a job search.",
  fields: {
    id: storeId("The id of the contact."),
    guid: storeId("The same id, under its other name; either will do."),
    gunid: noteGuid(),
    salutation: orNull(text(TYPE_NAME_MAX, "The salutation, such as Dr.")),
    first_name: orNull(text(NAME_MAX, "The first name.")),
    middle_names: orNull(text(NAME_MAX, "The middle names.")),
    last_name: orNull(text(NAME_MAX, "The last name.")),
    email: orNull(text(LINE_MAX, "The e-mail address; any text is kept.")),
    mobile: orNull(text(LINE_MAX, "The telephone number.")),
    organization: orNull(text(NAME_MAX, "The organization they work at, as free text.")),
    contact_type: orNull(text(TYPE_NAME_MAX, "The role, such as Recruiter; an unknown one is added to yours.")),
    role: orNull(text(TYPE_NAME_MAX, "The same as `contact_type`, which counts when both are given.")),
    description: orNull(text(TEXT_MAX, "A description.")),
    person_guid: personGuid,
  },
};

/** A document. */
export const DOCUMENT: Kind = {
  name: "Document",
  description: "A file of the person's, or a link to one elsewhere.",
  fields: {
    id: storeId("The id of the document."),
    name: text(NAME_MAX, "Its name; an empty one leaves the name that it has, and a new one is then 'New Document'."),
    description: orNull(text(TEXT_MAX, "A description.")),
    type: orNull(text(TYPE_NAME_MAX, "The type, such as CV; an unknown one is added to yours.")),
    source: orNull(
      text(
        URL_MAX,
        "Where it is: a link (http or https), or the address of an uploaded file, which is signed and good for a few minutes; " +
          "read the document again for another. Sent empty, it leaves the source that there is.",
      ),
    ),
    file: readOnly("Always null.", { type: "null" }),
    gunid: noteGuid(),
    person_guid: personGuid,
  },
};

/** An ideal job. */
export const IDEAL_JOB: Kind = {
  name: "IdealJob",
  description: "A job that the user would love to do; a hunt can follow one.",
  fields: {
    id: storeId("The id of the ideal job."),
    name: text(
      NAME_MAX,
      "Its title; an empty one leaves the title that it has, and a new one is then 'New Ideal Job'.",
    ),
    description: orNull(text(TEXT_MAX, "A description, in Markdown.")),
    status: readOnly("Active when a hunt follows it, or the hunt that was asked for does.", {
      enum: [STATUS_LABELS["ACTIVE"], STATUS_LABELS["INACTIVE"]],
    }),
    note_guid: noteGuid(),
    person_guid: personGuid,
  },
};

const STEP: JsonSchema = {
  type: "object",
  required: ["step", "stepid", "stepstatus"],
  properties: {
    step: { enum: STEP_KEYS, description: "The key of the step." },
    stepid: { type: "integer", description: "The number of the step." },
    stepstatus: { enum: [...new Set(Object.values(STATUS_LABELS))], description: "Its status." },
  },
};

/** A hunt with its phases and steps. */
export const JOB_HUNT: Kind = {
  name: "JobHunt",
  description: "A search for one job, from the first idea to the signed offer.",
  fields: {
    id: storeId("The id of the hunt."),
    name: text(
      NAME_MAX,
      "What it is called; an empty name leaves the one that it has, and a new one is then 'New Job Hunt'.",
    ),
    job_id: outsideId("The id that an employer's system or a job board gave the job; an empty one leaves it."),
    application_id: outsideId("The id that they gave the application; an empty one leaves it."),
    note_guid: noteGuid(),
    person_guid: personGuid,
    phase: {
      description:
        "The phase it is in. A new hunt starts in it and `/jobhunt/phase/activate` moves it; an update leaves it.",
      schema: { enum: PHASE_KEYS },
      sent: { enum: [...PHASE_FORMS, "", null] },
    },
    phases: readOnly("The phases in their order, each with its recommended steps and those of the whole hunt.", {
      type: "array",
      items: {
        type: "object",
        required: ["name", "steps"],
        properties: {
          name: { enum: PHASE_KEYS, description: "The phase." },
          steps: { type: "array", items: STEP, description: "Its steps." },
        },
      },
    }),
  },
};

/** The captured advert of a hunt. */
export const JOB_DETAILS: Kind = {
  name: "JobDetails",
  description: "The captured advert of a hunt.",
  fields: {
    id: readOnly("The id of the record.", OWN_GUID.schema),
    jobHuntId: readOnly("The hunt it belongs to.", OWN_GUID.schema),
    title: orNull(text(NAME_MAX, "The title of the job.")),
    job_data: text(
      JOB_DATA_MAX,
      "A JSON object as text, byte for byte as it was sent. Sent as `data`, which counts when both are given.",
    ),
  },
};

/** A note. */
export const NOTE: Kind = {
  name: "Note",
  description: "A text with a title, attached to a record.",
  fields: {
    id: storeId("The id of the note."),
    gunid: { description: "The note id of the record it is attached to.", schema: OWN_GUID.schema },
    date: date("Its date."),
    title: text(NOTE_TITLE_MAX, "Its title."),
    content: orNull(
      text(NOTE_CONTENT_MAX, "Its text, in Markdown. Sent as `description`, which counts when both are given."),
    ),
    description: orNull(text(NOTE_CONTENT_MAX, "The same text.")),
  },
};

/** A log entry. */
export const LOG_ENTRY: Kind = {
  name: "LogEntry",
  description: "One entry of the log.",
  fields: {
    id: readOnly("The id of the entry.", OWN_GUID.schema),
    date: readOnly("When it happened, in milliseconds since 1970.", { type: "integer" }),
    entry: text(LOG_ENTRY_MAX, "What happened."),
  },
};

/** A type of company, document or contact. */
export const TYPE: Kind = {
  name: "Type",
  description: "A type of company, document or contact to choose from: a built-in one, or one of your own.",
  fields: {
    id: readOnly("The id.", { type: "string" }),
    name: readOnly("The name, as records carry it.", { type: "string", maxLength: TYPE_NAME_MAX }),
  },
};

/** Every kind of object on the wire. */
export const KINDS: readonly Kind[] = [
  COMPANY,
  CONTACT,
  DOCUMENT,
  IDEAL_JOB,
  JOB_HUNT,
  JOB_DETAILS,
  NOTE,
  LOG_ENTRY,
  TYPE,
];
