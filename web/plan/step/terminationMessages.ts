import { defineMessages } from "react-intl";

/** The words of the question before a hunt is terminated. */
export const terminationMessages = defineMessages({
  prompt: {
    id: "jobHunt.terminatePrompt",
    defaultMessage: "Please provide a reason for terminating this job hunt and then click Yes to confirm.",
    description: "Fixed prompt of the specification; keep its meaning exactly",
  },
  reason: { id: "jobHunt.reason", defaultMessage: "Reason", description: "Text box for the reason of a termination" },
  outcome: { id: "ending.outcome", defaultMessage: "How it ended", description: "Name of a group of radio buttons" },
  unsaid: {
    id: "ending.unsaid",
    defaultMessage: "I do not want to say",
    description: "The last of these radio buttons",
  },
});
