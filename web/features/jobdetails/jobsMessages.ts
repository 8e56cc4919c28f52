/** The messages about a page that holds several jobs. */
export const jobsMessages = {
  which: {
    id: "jobDetails.jobs.which",
    defaultMessage: "{count, plural, one {# job} other {# jobs}} on this page: which one?",
    description: "Heading of the list of jobs that an advert or a page holds; count: two or more",
  },
  left: {
    id: "jobDetails.jobs.left",
    defaultMessage: "{count, plural, one {# more job} other {# more jobs}} on the page you captured: the next one?",
    description: "Heading of that list in an empty form, after one of the jobs was captured",
  },
  one: {
    id: "jobDetails.jobs.one",
    defaultMessage: "It is one job",
    description: "Button beside that heading: the list goes away, and the advert is read as one job",
  },
  none: {
    id: "jobDetails.jobs.none",
    defaultMessage: "No more of them",
    description: "Button beside that heading: none of the other jobs is wanted, and the list goes away",
  },
  captured: {
    id: "jobDetails.jobs.captured",
    defaultMessage: "captured",
    description: "Beside a job of the list that is saved already",
  },
  hint: {
    id: "jobDetails.jobs.hint",
    defaultMessage: "Each becomes a job hunt of its own, with its own part of the page as its advert.",
    description: "Below that list",
  },
} as const;
