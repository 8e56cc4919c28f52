import { createIdentity } from "./20261121090000-create-identity.js";
import { createJobHunt } from "./20261121090100-create-job-hunt.js";
import { createCompany } from "./20261121090200-create-company.js";
import { createJobDetails } from "./20261121090300-create-job-details.js";
import { createLogEntry } from "./20261121090400-create-log-entry.js";
import { createRecords } from "./20261121100000-create-records.js";
import { createServerSecret } from "./20261121110000-create-server-secret.js";
import { markStoredFile } from "./20261121110100-mark-stored-file.js";
import { addAdvertMemory } from "./20261121110200-add-advert-memory.js";
import { createAccessToken } from "./20261121120000-create-access-token.js";
import { addSearch } from "./20261121150000-add-search.js";
import { describeLocalSession } from "./20261121160000-describe-local-session.js";
import { sortNames } from "./20261121163000-sort-names.js";
import { freeStoredFile } from "./20261121210000-free-stored-file.js";
import { removeLeftovers } from "./20261121210100-remove-leftovers.js";
import { addSentence } from "./20261121213000-add-sentence.js";
import { mergeLocalPersons } from "./20261122090000-merge-local-persons.js";
import { addOutsideIds } from "./20261122091000-add-outside-ids.js";
import { addUsageCount } from "./20261122093000-add-usage-count.js";
import { addEvidence } from "./20261122094000-add-evidence.js";
import { addSecondFactor } from "./20261122130000-add-second-factor.js";
import { scopeIds } from "./20261122140000-scope-ids.js";
import { createCalendarFeed } from "./20261122150000-create-calendar-feed.js";
import { addFinishedAt } from "./20261122170000-add-finished-at.js";
import { groupLogEntries } from "./20261122230000-group-log-entries.js";
import { addPersonTimeZone } from "./20261122230100-add-person-time-zone.js";
import { indexLists } from "./20261122230200-index-lists.js";
import { logStepsAsHunts } from "./20261122230300-log-steps-as-hunts.js";
import { addCompanyWebsite } from "./20261122230400-add-company-website.js";
import { addCompanyPhone } from "./20261122230500-add-company-phone.js";
import { indexLogWords } from "./20261123030000-index-log-words.js";
import { renameTrashActions } from "./20261123040000-rename-trash-actions.js";
import { createLink } from "./20261123090000-create-link.js";
import { createSign } from "./20261123090100-create-sign.js";
import { createPause } from "./20261123090200-create-pause.js";
import { planJobHunts } from "./20261123090300-plan-job-hunts.js";
import { extendCalendarFeed } from "./20261123090400-extend-calendar-feed.js";
import { linkNotes } from "./20261123110000-link-notes.js";
import { createStepText } from "./20261123150000-create-step-text.js";
import { translateCalendarFeed } from "./20261123160000-translate-calendar-feed.js";
import { createAppointment } from "./20261124090000-create-appointment.js";
import { indexPhones } from "./20261124090100-index-phones.js";
import { addTalkingPoints } from "./20261124090200-add-talking-points.js";
import { addAppointmentsToCalendarFeed } from "./20261124090300-add-appointments-to-calendar-feed.js";
import { dateAppointments } from "./20261124090400-date-appointments.js";
import { createDocumentVersion } from "./20261125090000-create-document-version.js";
import { createSubmission } from "./20261125090100-create-submission.js";
import { addOutcome } from "./20261125100000-add-outcome.js";
import { createDifferentJob } from "./20261125110000-create-different-job.js";
import { noteUseOfAccounts } from "./20261126090000-note-use-of-accounts.js";
import { updateSearchAtOnce } from "./20261126090100-update-search-at-once.js";
import { indexCaptures } from "./20261127130000-index-captures.js";
import { planBySecondRules } from "./20261127140000-plan-by-second-rules.js";
import { foldWords } from "./20261128090000-fold-words.js";
import { indexSourceKeys } from "./20261128091000-index-source-keys.js";
import { indexAppointmentDays } from "./20261128091100-index-appointment-days.js";
import { widenPhoneKeys } from "./20261128093000-widen-phone-keys.js";
import { createOffer } from "./20261129120000-create-offer.js";
import { keepCounts } from "./20261129180000-keep-counts.js";
import { indexGrowingReads } from "./20261130090000-index-growing-reads.js";
import { indexNames } from "./20261130110000-index-names.js";
import { createExtraction } from "./20261201090000-create-extraction.js";
import { keepAdvertLines } from "./20261201110000-keep-advert-lines.js";
import type { Migration } from "./migration.js";

/** Every migration, in the order it runs. */
export const MIGRATIONS: readonly Migration[] = [
  createIdentity,
  createJobHunt,
  createCompany,
  createJobDetails,
  createLogEntry,
  createRecords,
  createServerSecret,
  markStoredFile,
  addAdvertMemory,
  createAccessToken,
  addSearch,
  describeLocalSession,
  sortNames,
  freeStoredFile,
  removeLeftovers,
  addSentence,
  mergeLocalPersons,
  addOutsideIds,
  addUsageCount,
  addEvidence,
  addSecondFactor,
  scopeIds,
  createCalendarFeed,
  addFinishedAt,
  groupLogEntries,
  addPersonTimeZone,
  indexLists,
  logStepsAsHunts,
  addCompanyWebsite,
  addCompanyPhone,
  indexLogWords,
  renameTrashActions,
  createLink,
  createSign,
  createPause,
  planJobHunts,
  extendCalendarFeed,
  linkNotes,
  createStepText,
  translateCalendarFeed,
  createAppointment,
  indexPhones,
  addTalkingPoints,
  addAppointmentsToCalendarFeed,
  dateAppointments,
  createDocumentVersion,
  createSubmission,
  addOutcome,
  createDifferentJob,
  noteUseOfAccounts,
  updateSearchAtOnce,
  indexCaptures,
  planBySecondRules,
  foldWords,
  indexSourceKeys,
  indexAppointmentDays,
  widenPhoneKeys,
  createOffer,
  keepCounts,
  indexGrowingReads,
  indexNames,
  createExtraction,
  keepAdvertLines,
];
