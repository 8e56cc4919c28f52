import type { MessageDescriptor } from "react-intl";
import type { StepName, StepStatus } from "../../schema.generated.js";

/** The name of each step status (spec 4: display labels). */
export const statusNames: Readonly<Record<StepStatus, MessageDescriptor>> = {
  INACTIVE: { id: "status.inactive", defaultMessage: "Inactive", description: "A step nobody has begun" },
  ACTIVE: { id: "status.active", defaultMessage: "Active", description: "A step that is being worked on" },
  DONE: { id: "status.done", defaultMessage: "Done", description: "A finished step" },
  NOT_DONE: { id: "status.notDone", defaultMessage: "Not Done", description: "A step that was left undone" },
  SKIPPED: { id: "status.skipped", defaultMessage: "Skipped", description: "A step that was passed over on purpose" },
};

/** The name of each recommended step (spec 4); a step without a name does not compile. */
export const stepNames: Readonly<Record<StepName, MessageDescriptor>> = {
  IDEAL_JOB_PROFILE: { id: "step.idealJobProfile", defaultMessage: "Ideal job profile", description: "Workflow step" },
  SHORTLIST_COMPANIES: {
    id: "step.shortlistCompanies",
    defaultMessage: "Shortlist companies",
    description: "Workflow step",
  },
  SHORTLIST_POSITIONS: {
    id: "step.shortlistPositions",
    defaultMessage: "Shortlist positions",
    description: "Workflow step",
  },
  IDENTIFY_ORGANIZATIONS: {
    id: "step.identifyOrganizations",
    defaultMessage: "Identify organizations",
    description: "Workflow step",
  },
  CONTACT_ORGANIZATIONS: {
    id: "step.contactOrganizations",
    defaultMessage: "Contact organizations",
    description: "Workflow step",
  },
  IDENTIFY_CONTACT_PEOPLE: {
    id: "step.identifyContactPeople",
    defaultMessage: "Identify contact people",
    description: "Workflow step",
  },
  DECIDE_ON_JOB: { id: "step.decideOnJob", defaultMessage: "Decide on job", description: "Workflow step" },
  BUILD_APPLICATION_BUNDLE: {
    id: "step.buildApplicationBundle",
    defaultMessage: "Build application bundle",
    description: "Workflow step",
  },
  PRE_APPLICATION_COMMUNICATIONS: {
    id: "step.preApplicationCommunications",
    defaultMessage: "Pre-application communications",
    description: "Workflow step",
  },
  FOLLOW_UP_EMAIL: { id: "step.followUpEmail", defaultMessage: "Follow up email", description: "Workflow step" },
  SEND_APPLICATION_BUNDLE: {
    id: "step.sendApplicationBundle",
    defaultMessage: "Send application bundle",
    description: "Workflow step",
  },
  FIRST_FOLLOW_UP_COMMUNICATIONS: {
    id: "step.firstFollowUpCommunications",
    defaultMessage: "First follow-up communications",
    description: "Workflow step",
  },
  SECOND_FOLLOW_UP_COMMUNICATIONS: {
    id: "step.secondFollowUpCommunications",
    defaultMessage: "Second follow-up communications",
    description: "Workflow step",
  },
  FINAL_FOLLOW_UP_COMMUNICATIONS: {
    id: "step.finalFollowUpCommunications",
    defaultMessage: "Final follow-up communications",
    description: "Workflow step",
  },
  CLOSING_COMMUNICATIONS: {
    id: "step.closingCommunications",
    defaultMessage: "Closing communications",
    description: "Workflow step",
  },
  ACCEPTING_INTERVIEW: {
    id: "step.acceptingInterview",
    defaultMessage: "Accepting interview",
    description: "Workflow step",
  },
  UNDERSTANDING_THE_INTERVIEW: {
    id: "step.understandingTheInterview",
    defaultMessage: "Understanding the interview",
    description: "Workflow step",
  },
  RESEARCH_FOR_THE_INTERVIEW: {
    id: "step.researchForTheInterview",
    defaultMessage: "Research for the interview",
    description: "Workflow step",
  },
  PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE: {
    id: "step.prepareForInterview2DaysBefore",
    defaultMessage: "Prepare for interview 2 days before",
    description: "Workflow step",
  },
  PREPARE_1_DAY_BEFORE: {
    id: "step.prepare1DayBefore",
    defaultMessage: "Prepare 1 day before",
    description: "Workflow step",
  },
  DAY_OF_THE_INTERVIEW: {
    id: "step.dayOfTheInterview",
    defaultMessage: "Day of the interview",
    description: "Workflow step",
  },
  RECEIVED_OFFER: { id: "step.receivedOffer", defaultMessage: "Received offer", description: "Workflow step" },
  OFFER_THANKS: { id: "step.offerThanks", defaultMessage: "Offer thanks", description: "Workflow step" },
  ACCEPT_OFFER: { id: "step.acceptOffer", defaultMessage: "Accept offer", description: "Workflow step" },
  OFFER_LEGITIMACY: { id: "step.offerLegitimacy", defaultMessage: "Offer legitimacy", description: "Workflow step" },
  OFFER_ACCEPTANCE: { id: "step.offerAcceptance", defaultMessage: "Offer acceptance", description: "Workflow step" },
  CONTRACT_VALIDITY: { id: "step.contractValidity", defaultMessage: "Contract validity", description: "Workflow step" },
  SIGN_AND_RETURN_OFFER: {
    id: "step.signAndReturnOffer",
    defaultMessage: "Sign and return offer",
    description: "Workflow step",
  },
  ONBOARDING_COMMUNICATIONS: {
    id: "step.onboardingCommunications",
    defaultMessage: "Onboarding communications",
    description: "Workflow step",
  },
  JOURNAL_YOUR_JOB_HUNT: {
    id: "step.journalYourJobHunt",
    defaultMessage: "Journal your job hunt",
    description: "Workflow step",
  },
  CAPTURE_JOB_DETAILS: {
    id: "step.captureJobDetails",
    defaultMessage: "Capture job details",
    description: "Workflow step",
  },
};
