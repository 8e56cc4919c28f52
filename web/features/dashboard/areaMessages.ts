import type { MessageDescriptor } from "react-intl";
import type { ListedKind } from "../../lib/recordKinds.js";

/** The messages of the area of a kind. */
interface AreaWords {
  readonly count: MessageDescriptor;
  /** The label of the button that opens the screen. */
  readonly goto: MessageDescriptor;
}

/** The messages of the areas of the dashboard. */
export const areaMessages: Readonly<Record<ListedKind | "JOB_HUNT", AreaWords>> = {
  JOB_HUNT: {
    count: {
      id: "dashboard.huntCount",
      defaultMessage: "{count, plural, one {# hunt} other {# hunts}}",
      description: "Under the area Job Hunts",
    },
    goto: { id: "dashboard.goto.jobHunts", defaultMessage: "goto jobhunts", description: "Main button" },
  },
  IDEAL_JOB: {
    count: {
      id: "dashboard.idealJobCount",
      defaultMessage: "{count, plural, one {# profile} other {# profiles}}",
      description: "Under the area Ideal Job",
    },
    goto: { id: "dashboard.goto.idealJobs", defaultMessage: "goto ideal jobs", description: "Main button" },
  },
  COMPANY: {
    count: {
      id: "dashboard.companyCount",
      defaultMessage: "{count, plural, one {# company} other {# companies}}",
      description: "Under the area Companies",
    },
    goto: { id: "dashboard.goto.companies", defaultMessage: "goto companies", description: "Main button" },
  },
  CONTACT: {
    count: {
      id: "dashboard.contactCount",
      defaultMessage: "{count, plural, one {# contact} other {# contacts}}",
      description: "Under the area Contacts",
    },
    goto: { id: "dashboard.goto.contacts", defaultMessage: "goto contacts", description: "Main button" },
  },
  DOCUMENT: {
    count: {
      id: "dashboard.documentCount",
      defaultMessage: "{count, plural, one {# document} other {# documents}}",
      description: "Under the area Documents",
    },
    goto: { id: "dashboard.goto.documents", defaultMessage: "goto documents", description: "Main button" },
  },
};
