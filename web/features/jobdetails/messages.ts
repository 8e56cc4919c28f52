import type { MessageDescriptor } from "react-intl";
import type { EarlierCaptureKind, EvidenceSource } from "../../schema.generated.js";

/** The messages of the job details screen. */
export const jobDetailsMessages = {
  welcome: {
    id: "jobDetails.welcome",
    defaultMessage: "From advert to application",
    description: "Welcome line of the job details screen",
  },
  description: {
    id: "jobDetails.description",
    defaultMessage: "Paste the advert, or just its address: it is read at once. Check what was found, then press Done.",
    description: "Long description of the job details screen; Done is its main button",
  },
  skipToAdvert: {
    id: "jobDetails.skipToAdvert",
    defaultMessage: "Skip to the job advert",
    description: "Link for keyboards at the start of the page, to the area where an advert is pasted",
  },
  advert: { id: "jobDetails.advert", defaultMessage: "Job advert", description: "Label of the paste area" },
  advertHint: {
    id: "jobDetails.advertHint",
    defaultMessage: "Paste the text of the advert, or a link to it",
    description: "Placeholder of the paste area",
  },
  advertTextHint: {
    id: "jobDetails.advertTextHint",
    defaultMessage: "Paste the text of the advert",
    description: "Placeholder of the paste area for a visitor with a temporary account, for whom no link is read",
  },
  source: {
    id: "jobDetails.source",
    defaultMessage: "Read from {host}",
    description: "Link to the page the advert was read from; host: its address without the path",
  },
  extract: {
    id: "jobDetails.extract",
    defaultMessage: "Extract",
    description: "Button: read the fields out of the advert",
  },
  foundCount: {
    id: "jobDetails.foundCount",
    defaultMessage: "{found} of {total} fields found",
    description: "Result of Extract",
  },
  done: { id: "jobDetails.done", defaultMessage: "Done", description: "Main button: save and complete the step" },
  nothingToSave: {
    id: "jobDetails.nothingToSave",
    defaultMessage: "There is nothing to save yet. Paste an advert or fill in a field first.",
    description: "Told when Done is pressed on an empty form without a job hunt",
  },
  saved: { id: "jobDetails.saved", defaultMessage: "Job details saved", description: "Told after Done" },
  alsoFound: {
    id: "jobDetails.alsoFound",
    defaultMessage: "Also in the advert",
    description: "Heading of fields that are shown only when they hold something",
  },
  found: {
    id: "jobDetails.found",
    defaultMessage: "found",
    description: "Beside the label of a field that was found in the advert, after a tick",
  },
  check: {
    id: "jobDetails.check",
    defaultMessage: "please check",
    description: "Beside the label of a field whose value is not certain",
  },
  kept: {
    id: "jobDetails.kept",
    defaultMessage: "yours, kept",
    description: "Beside the label of a field that the person filled in and Extract left as it was",
  },
  useFound: {
    id: "jobDetails.useFound",
    defaultMessage: "Use “{value}” from the advert",
    description: "Button below a field whose own value differs from what was found",
  },
  quote: {
    id: "jobDetails.quote",
    defaultMessage: "{source}: “{quote}”",
    description: "Evidence below a field: where the value was read, and the advert's own words",
  },
  what: { id: "jobDetails.what", defaultMessage: "Job details", description: "Names what could not be loaded" },
} as const;

/** The messages about the effects of Done. */
export const afterDoneMessages = {
  heading: {
    id: "jobDetails.after",
    defaultMessage: "When you press Done",
    description: "Heading of the list of what Done does",
  },
  employer: {
    id: "jobDetails.after.employer",
    defaultMessage: "<b>{name}</b> joins your companies as Employer",
    description: "What Done does; name: of the company",
  },
  recruiter: {
    id: "jobDetails.after.recruiter",
    defaultMessage: "<b>{name}</b> joins your companies as Recruiter",
    description: "What Done does; name: of the agency",
  },
  newJobHunt: {
    id: "jobDetails.after.newHunt",
    defaultMessage: "<b>{name}</b> becomes a new job hunt",
    description: "What Done does when no hunt was chosen",
  },
  newJobHuntAt: {
    id: "jobDetails.after.newHuntAt",
    defaultMessage: "<b>{name}</b> becomes a job hunt, and <b>{company}</b> its employer",
    description: "What Done does when no hunt was chosen; company: name of the employer",
  },
  deadline: {
    id: "jobDetails.after.deadline",
    defaultMessage: "The last day to apply, <b>{day}</b>, goes into your plan",
    description: "What Done does; day: Sun 29 Nov",
  },
  question: {
    id: "jobDetails.after.question",
    defaultMessage: "You are asked: <b>Apply for it?</b>",
    description: "What follows Done when no hunt was chosen: a question on the dashboard",
  },
  step: {
    id: "jobDetails.after.step",
    defaultMessage: "<b>{step}</b> is Done in {hunt}",
    description: "What Done does; step: capture job details; hunt: name of the job hunt",
  },
  hunt: { id: "jobDetails.hunt", defaultMessage: "Job hunt", description: "Field: the hunt the advert belongs to" },
  huntFromTitle: {
    id: "jobDetails.huntFromTitle",
    defaultMessage: "New job hunt, named after the job title",
    description: "First choice of the field Job hunt",
  },
  unnamed: {
    id: "jobDetails.unnamed",
    defaultMessage: "New Job Hunt",
    description: "Name of a hunt whose title was left empty",
  },
  replaces: {
    id: "jobDetails.replaces",
    defaultMessage: "{hunt} has job details already. Done replaces them.",
    description: "Warning below the chosen hunt",
  },
} as const;

/** The warnings about earlier captures, by their similarity to the current advert. */
export const earlierMessages: Readonly<
  Record<EarlierCaptureKind, { readonly captured: MessageDescriptor; readonly applied: MessageDescriptor }>
> = {
  SAME_ADVERT: {
    captured: {
      id: "jobDetails.earlier.sameAdvert.captured",
      defaultMessage: "You captured this on {date} in {hunt}",
      description: "Warning near the advert; date: of the capture; hunt: link to the job hunt",
    },
    applied: {
      id: "jobDetails.earlier.sameAdvert.applied",
      defaultMessage: "You applied here on {date} ({hunt})",
      description: "Warning near the advert; date: when the application was sent; hunt: link to the job hunt",
    },
  },
  SAME_ADDRESS: {
    captured: {
      id: "jobDetails.earlier.sameAddress.captured",
      defaultMessage: "You captured this address on {date} in {hunt}",
      description: "Warning near the advert; date: of the capture; hunt: link to the job hunt",
    },
    applied: {
      id: "jobDetails.earlier.sameAddress.applied",
      defaultMessage: "You applied at this address on {date} ({hunt})",
      description: "Warning near the advert; date: when the application was sent; hunt: link to the job hunt",
    },
  },
  SIMILAR_ADVERT: {
    captured: {
      id: "jobDetails.earlier.similarAdvert.captured",
      defaultMessage: "You captured a similar advert on {date} in {hunt}",
      description: "Warning near the advert; date: of the capture; hunt: link to the job hunt",
    },
    applied: {
      id: "jobDetails.earlier.similarAdvert.applied",
      defaultMessage: "You applied to a similar advert on {date} ({hunt})",
      description: "Warning near the advert; date: when the application was sent; hunt: link to the job hunt",
    },
  },
  SAME_JOB: {
    captured: {
      id: "jobDetails.earlier.sameJob.captured",
      defaultMessage: "You captured this job on {date} in {hunt}",
      description: "Warning near the advert; date: of the capture; hunt: link to the job hunt",
    },
    applied: {
      id: "jobDetails.earlier.sameJob.applied",
      defaultMessage: "You applied for this job on {date} ({hunt})",
      description: "Warning near the advert; date: when the application was sent; hunt: link to the job hunt",
    },
  },
  SAME_COMPANY: {
    captured: {
      id: "jobDetails.earlier.sameCompany.captured",
      defaultMessage: "You captured another job at {company} on {date} in {hunt}",
      description: "Warning near the advert; date: of the capture; hunt: link to the job hunt; company: its name",
    },
    applied: {
      id: "jobDetails.earlier.sameCompany.applied",
      defaultMessage: "You applied for another job at {company} on {date} ({hunt})",
      description:
        "Warning near the advert; date: when the application was sent; hunt: link to the job hunt; company: its name",
    },
  },
};

/** The names of the sources of a value. */
export const sourceNames: Readonly<Record<EvidenceSource, MessageDescriptor>> = {
  PAGE_DATA: {
    id: "jobDetails.source.pageData",
    defaultMessage: "From the data of the page",
    description: "Evidence: the page states the value for machines",
  },
  RULE: {
    id: "jobDetails.source.rule",
    defaultMessage: "From the text",
    description: "Evidence: a rule read the value out of the advert",
  },
  MODEL: {
    id: "jobDetails.source.model",
    defaultMessage: "By the AI model",
    description: "Evidence: the language model read the value out of the advert",
  },
};
