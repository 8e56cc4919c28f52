import type { MessageDescriptor } from "react-intl";
import type { SuggestionKind } from "../../schema.generated.js";

/** The messages of the dialog with suggestions. */
export const suggestionMessages = {
  title: {
    id: "jobHunt.suggestions.title",
    defaultMessage: "Suggested improvements...",
    description: "Title of the dialog with suggestions, and the button on a job hunt card that opens it",
  },
  none: {
    id: "jobHunt.suggestions.none",
    defaultMessage: "Nothing to suggest: this hunt has what its phase needs.",
    description: "In the dialog when there is no suggestion",
  },
  what: {
    id: "jobHunt.suggestions.what",
    defaultMessage: "Suggestions",
    description: "Names the list that could not be loaded",
  },
} as const;

/** The text of each kind of suggestion; `step`, `phase`, `days` and `employer` are filled with the server's values. */
export const suggestionTexts: Readonly<Record<SuggestionKind, MessageDescriptor>> = {
  MOVE_ON: {
    id: "jobHunt.suggestion.moveOn",
    defaultMessage: "Every step of {phase} is settled. Press Complete to move on.",
    description: "Suggestion for a hunt; phase: e.g. Applying",
  },
  CHECK_OFFER: {
    id: "jobHunt.suggestion.checkOffer",
    defaultMessage: "Check the offer before you accept it: the step “{step}” is still open.",
    description: "Suggestion for a hunt; step: name of a step",
  },
  RESEARCH_EMPLOYER: {
    id: "jobHunt.suggestion.research",
    defaultMessage:
      "The interview is accepted. Read about {hasEmployer, select, yes {{employer}} other {the employer}} before it.",
    description: "Suggestion for a hunt; employer: name of a company; keep yes and other",
  },
  FOLLOW_UP: {
    id: "jobHunt.suggestion.followUp",
    defaultMessage: "You last wrote {days, plural, one {# day} other {# days}} ago. Ask how it stands: “{step}”.",
    description: "Suggestion for a hunt; step: name of a step",
  },
  TAKE_UP: {
    id: "jobHunt.suggestion.takeUp",
    defaultMessage:
      "Nothing has happened here for {days, plural, one {# day} other {# days}}. Take one step today, or archive the hunt.",
    description: "Suggestion for a hunt",
  },
  CAPTURE_ADVERT: {
    id: "jobHunt.suggestion.captureAdvert",
    defaultMessage: "Keep the advert with “{step}”: most are taken down before the interview.",
    description: "Suggestion for a hunt; step: name of a step",
  },
  ADD_CONTACT: {
    id: "jobHunt.suggestion.addContact",
    defaultMessage:
      "You have no contact {hasEmployer, select, yes {at {employer}} other {yet}}. A name opens more doors than a form.",
    description: "Suggestion for a hunt; employer: name of a company; keep yes and other",
  },
  ADD_DOCUMENT: {
    id: "jobHunt.suggestion.addDocument",
    defaultMessage: "Add the CV or the letter you apply with to your documents, so that you know what they read.",
    description: "Suggestion for a hunt",
  },
  LINK_IDEAL_JOB: {
    id: "jobHunt.suggestion.linkIdealJob",
    defaultMessage: "Link an ideal job, so that you can tell whether this one comes close.",
    description: "Suggestion for a hunt",
  },
  SETTLE_STEP: {
    id: "jobHunt.suggestion.settleStep",
    defaultMessage: "“{step}” was left open in {phase}. Do it, or skip it.",
    description: "Suggestion for a hunt; step: name of a step; phase: e.g. Applying",
  },
  WRITE_NOTE: {
    id: "jobHunt.suggestion.writeNote",
    defaultMessage: "Write down who you spoke to and what was said: this hunt has no notes.",
    description: "Suggestion for a hunt",
  },
};
