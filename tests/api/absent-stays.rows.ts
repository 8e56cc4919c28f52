import type { Space } from "../support/space.js";

/** How a mutation is tried with one field after the other. */
export interface AbsentRow {
  /** The query that shows all that could change. */
  readonly read: string;
  /** The input without the fields to try. */
  readonly input: (space: Space) => object;
  /** Another value for each field that may be left out. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields that exclude others, and so have no value to begin with, and what they need beside them. */
  readonly excluding?: Readonly<Record<string, object>>;
  /** What may change besides the field itself, by the field; "" for the mutation without any. */
  readonly follows?: Readonly<Record<string, RegExp>>;
}

const ofStep = (values: object) => (space: Space) => ({ jobHuntId: space.jobHunt, step: "DECIDE_ON_JOB", ...values });
const STEP = /\.(step|wholeHuntSteps\.\d+|phases\.\d+\.steps\.\d+)\.(status|doneOn|activatedAt|completedAt|updatedAt)$/;
const details = {
  jobTitle: "Other title",
  location: "Other place",
  salary: "Other pay",
  jobDescription: "Other description",
  perksAndBenefits: "Other benefits",
  jobRequirements: "Other requirements",
  jobResponsibilities: "Other tasks",
  referenceNumber: "Other reference",
  publishedDate: "2026-11-02",
  term: "Part-time",
  companyName: "Other company",
  recruitmentAgency: "Other agency",
  applicationDeadline: "2026-12-30",
  companyAddress: "Other address",
  recruitmentAgencyAddress: "Other address",
  advertText: "Another advert",
  sourceUrl: "https://example.org/other",
  title: "Another title",
  evidence: [{ field: "LOCATION", source: "RULE", confidence: 0.5 }],
};
const savesDetails: AbsentRow = {
  read: "Query.jobDetails",
  input: ({ jobHunt }) => ({ jobHuntId: jobHunt }),
  values: details,
  follows: {
    // The stored record holds them all, and where a value was read is not kept for another value.
    ...Object.fromEntries(Object.keys(details).map((field) => [field, /\.(data|evidence(\..+)?)$/])),
    companyName: /\.(data|evidence|employer\..+|employer)$/,
    recruitmentAgency: /\.(data|evidence|recruiter\..+|recruiter)$/,
    // The hunt takes the last day to apply.
    applicationDeadline: /\.(data|evidence|deadline)$/,
    evidence: /\.evidence(\..+)?$/,
  },
};

/** A row for each mutation whose name begins with update, save, set or complete. */
export const ABSENT_ROWS: Readonly<Record<string, AbsentRow>> = {
  saveJobDetails: savesDetails,
  completeJobDetails: savesDetails,
  saveJobData: {
    read: "Query.jobDetails",
    // Its text is the whole record, so the same text is sent; job-details.test.ts sends others.
    input: ({ jobHunt }) => ({ jobHuntId: jobHunt, data: JSON.stringify({ jobTitle: "Kept" }) }),
    values: { title: "Another title" },
  },
  updateCompany: {
    read: "Query.company",
    input: ({ company }) => ({ id: company }),
    values: {
      name: "Other",
      type: "Other type",
      description: "Other text",
      address: "Other street",
      website: "https://example.org/other",
      phone: "+49 30 7654321",
    },
  },
  updateContact: {
    read: "Query.contact",
    input: ({ contact }) => ({ id: contact }),
    values: {
      salutation: "Other",
      firstName: "Other",
      middleNames: "Other",
      lastName: "Other",
      role: "Other role",
      organization: "Other firm",
      email: "other@example.org",
      mobile: "+49 170 7654321",
      description: "Other text",
      companyId: null,
    },
    follows: {
      ...Object.fromEntries(
        ["salutation", "firstName", "middleNames", "lastName", "organization"].map((field) => [field, /\.name$/]),
      ),
      companyId: /\.company(\..+)?$/,
    },
  },
  updateDocument: {
    read: "Query.document",
    input: ({ document }) => ({ id: document }),
    values: {
      name: "Other",
      type: "Other type",
      description: "Other text",
      source: "https://example.org/cv.pdf",
      fileId: null,
    },
    follows: { source: /\.(file(\..+)?|versions(\..+)?|extension|size|fileId)$/ },
  },
  updateIdealJob: {
    read: "Query.idealJob",
    input: ({ idealJob }) => ({ id: idealJob }),
    values: { name: "Other", description: "Other text" },
  },
  updateJobHunt: {
    read: "Query.jobHunt",
    input: ({ jobHunt }) => ({ id: jobHunt }),
    values: { name: "Other", jobId: "Other", applicationId: "Other", talkingPoints: "Other points" },
  },
  setJobHuntDates: {
    read: "Query.jobHunt",
    input: ({ jobHunt }) => ({ jobHuntId: jobHunt }),
    values: {
      deadline: "2026-12-20",
      contractArrivedOn: "2026-12-21",
      offerReceivedOn: "2026-11-19",
      answerBy: "2026-12-23",
      signBy: "2026-12-28",
      startsOn: "2027-01-04",
    },
    follows: {
      offerReceivedOn: /\.offers\..+\.receivedOn$/,
      answerBy: /\.offers\..+\.answerBy$/,
      startsOn: /\.offers\..+\.startsOn$/,
    },
  },
  updateOffer: {
    read: "Query.jobHunt",
    input: ({ offer }) => ({ id: offer }),
    values: {
      payAmount: "5000",
      payCurrency: "CHF",
      payPeriod: "MONTH",
      bonus: "Other bonus",
      hours: "40",
      daysOff: "25",
      term: "Other term",
      place: "Other place",
      receivedOn: "2026-11-19",
      answerBy: "2026-12-05",
      startsOn: "2027-03-01",
      note: "Other note",
      documentId: null,
      outcome: "ACCEPTED",
    },
    follows: {
      receivedOn: /\.offerReceivedOn$/,
      answerBy: /\.answerBy$/,
      startsOn: /\.startsOn$/,
      documentId: /\.offers?\..*document(\..+)?$/,
    },
  },
  updateAppointment: {
    read: "Query.jobHunt",
    input: ({ appointment }) => ({ id: appointment }),
    values: {
      kind: "VIDEO",
      roundName: "Other round",
      round: "TEST",
      roundNumber: 2,
      day: "2026-12-02",
      time: "11:30",
      timeZone: "Europe/Paris",
      repeatedHour: null,
      minutes: 30,
      place: "Other place",
      url: "https://meet.example.org/other",
      phone: "+49 30 7654321",
      note: "Other note",
      contactIds: [],
      restartsPreparation: true,
    },
    excluding: { round: {}, roundNumber: { round: "INTERVIEW" } },
    follows: {
      round: /\.roundName$/,
      roundNumber: /\.round$/,
      day: /\.(startsAt|endsAt)$/,
      time: /\.(startsAt|endsAt)$/,
      timeZone: /\.(startsAt|endsAt)$/,
      minutes: /\.endsAt$/,
      contactIds: /\.(contacts|contactCount)(\..+)?$/,
    },
  },
  updateNote: {
    read: "Query.notes",
    input: ({ note }) => ({ id: note }),
    values: { title: "Other", content: "Other text", date: "2026-11-01T10:00:00Z" },
  },
  updateViewer: {
    read: "Query.viewer",
    input: () => ({}),
    values: { timeZone: "Europe/Lisbon", onlyIfUnset: true },
    follows: { timeZone: /\.weekend(\..+)?$/ },
  },
  updateCalendarFeed: {
    read: "Query.calendarFeed",
    input: () => ({}),
    values: {
      includesAppointments: false,
      includesDays: true,
      includesEmployers: true,
      includesSteps: true,
      language: "de",
    },
  },
  saveStepText: {
    read: "Query.jobHunt",
    input: ofStep({ key: "notes", language: "en", body: "Mark" }),
    values: { subject: "Other subject" },
  },
  setStepCheck: {
    read: "Query.jobHunt",
    input: ofStep({ key: "pay", state: "TO_ASK" }),
    values: { question: "Another question?" },
  },
  completeStep: { read: "Query.jobHunt", input: ofStep({}), values: {}, follows: { "": STEP } },
  completeSteps: {
    read: "Query.jobHunt",
    input: (space) => ({ steps: [ofStep({})(space)] }),
    values: {},
    follows: { "": STEP },
  },
  setStepStatus: { read: "Query.jobHunt", input: ofStep({ status: "DONE" }), values: {}, follows: { "": STEP } },
  setStepDoneOn: { read: "Query.jobHunt", input: ofStep({ doneOn: "2026-11-20" }), values: {}, follows: { "": STEP } },
  setStepDueDate: { read: "Query.jobHunt", input: ofStep({}), values: { dueOn: "2026-12-04" } },
};
