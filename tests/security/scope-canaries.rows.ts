/** The texts that no token shows, whatever its scopes: the name of a token, and what the server keeps to count by. */
export const SHOWN_TO_NOBODY = ["access_token.name", "job_hunt.counted_as"];

/** The texts of a captured advert. */
export const ADVERT_TEXTS = [
  ...["advertText", "applicationDeadline", "companyAddress", "companyName", "jobDescription", "jobRequirements"],
  ...["jobResponsibilities", "jobTitle", "location", "perksAndBenefits", "publishedDate", "recruitmentAgency"],
  ...["recruitmentAgencyAddress", "referenceNumber", "salary", "sourceUrl", "term", "title"],
].map((name) => `job_details.${name}`);

/** The texts by which a token tells whose it is. */
export const OF_THE_PERSON = ["person.email", "person.family_name", "person.given_name", "person.name"];

/** The tables whose texts WRITE sees in the result of a mutation: those of the record that it changed. */
export const TABLES_IN: Readonly<Record<string, readonly string[]>> = {
  AppointmentChange: ["appointment"],
  CompanyChange: ["company"],
  ContactChange: ["contact"],
  DocumentChange: ["document"],
  IdealJobChange: ["ideal_job"],
  JobDecided: ["job_hunt"],
  JobDetails: ["job_details"],
  JobDetailsChange: ["job_details", "job_hunt"],
  JobDetailsDone: ["job_details", "job_hunt"],
  JobHuntChange: ["job_hunt"],
  JobHuntFinished: ["job_hunt"],
  JobHuntsTerminated: ["job_hunt"],
  LinkChange: ["link"],
  LogEntry: ["log_entry"],
  NoteChange: ["note"],
  OfferChange: ["offer"],
  Person: ["person"],
  SignChange: ["sign"],
  StepChange: ["job_hunt"],
  StepCheckChange: ["step_check"],
  StepsChange: ["job_hunt"],
  StepTextChange: ["step_text"],
  SubmissionChange: ["submission"],
  // The entries that undoing has written name what was changed back.
  Undone: ["log_entry", "company"],
};

/** The same where a mutation copies texts of other records into the one that it makes. */
export const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  "Mutation.createOwnContact": ["contact", "person"],
  // It keeps the advert, and the name of who received it.
  "Mutation.recordSubmission": ["submission", "contact", "job_details"],
};

/** What the calendar says of a hunt and of its appointment. */
export const IN_CALENDAR = [
  ...["appointment.phone", "appointment.place", "appointment.round_name", "appointment.url"],
  ...["job_details.companyName", "job_details.jobTitle"],
];
