import type { MessageDescriptor } from "react-intl";
import type { StepName } from "../../schema.generated.js";

/** A second small line for the steps whose names are like those of others, where the name stands alone. */
export const stepNotes: Readonly<Partial<Record<StepName, MessageDescriptor>>> = {
  FOLLOW_UP_EMAIL: {
    id: "stepNote.followUpEmail",
    defaultMessage: "thank-you, before you apply",
    description: "What the step Follow up email is, in small print under its name",
  },
  ACCEPT_OFFER: {
    id: "stepNote.acceptOffer",
    defaultMessage: "your decision",
    description: "What the step Accept offer is, in small print under its name",
  },
  OFFER_LEGITIMACY: {
    id: "stepNote.offerLegitimacy",
    defaultMessage: "real or fraud",
    description: "What the step Offer legitimacy is, in small print under its name",
  },
  OFFER_ACCEPTANCE: {
    id: "stepNote.offerAcceptance",
    defaultMessage: "your answer to them",
    description: "What the step Offer acceptance is, in small print under its name",
  },
  CONTRACT_VALIDITY: {
    id: "stepNote.contractValidity",
    defaultMessage: "check the contract",
    description: "What the step Contract validity is, in small print under its name",
  },
  SIGN_AND_RETURN_OFFER: {
    id: "stepNote.signAndReturnOffer",
    defaultMessage: "the contract",
    description: "What the step Sign and return offer is, in small print under its name",
  },
};
