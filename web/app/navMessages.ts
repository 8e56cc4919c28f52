/** The names of the screens and the words of the links to them (spec 2). */
export const navMessages = {
  dashboard: { id: "nav.dashboard", defaultMessage: "Dashboard", description: "Screen name and link" },
  jobHunt: { id: "nav.jobHunt", defaultMessage: "Job Hunt", description: "Screen name: all hunts" },
  jobHunts: { id: "nav.jobHunts", defaultMessage: "Job Hunts", description: "Link in the phone's bottom bar" },
  viewJobHunts: { id: "nav.viewJobHunts", defaultMessage: "View Job Hunts", description: "Link to all hunts" },
  applications: { id: "nav.applications", defaultMessage: "Applications", description: "Link to the applying phase" },
  interviews: { id: "nav.interviews", defaultMessage: "Interviews", description: "Link to the interviewing phase" },
  idealJob: { id: "nav.idealJob", defaultMessage: "Ideal Job", description: "Screen name" },
  idealJobProfiles: {
    id: "nav.idealJobProfiles",
    defaultMessage: "Ideal Job Profiles",
    description: "Link to the ideal jobs",
  },
  companies: { id: "nav.companies", defaultMessage: "Companies", description: "Screen name and link" },
  contacts: { id: "nav.contacts", defaultMessage: "Contacts", description: "Screen name and link" },
  documents: { id: "nav.documents", defaultMessage: "Documents", description: "Screen name and link" },
  logs: { id: "nav.logs", defaultMessage: "Logs", description: "Screen name and link" },
  jobDetails: { id: "nav.jobDetails", defaultMessage: "Job Details", description: "Screen name" },
  advert: {
    id: "nav.advert",
    defaultMessage: "Advert",
    description: "Screen name, and command: the captured job advert of the selected hunt",
  },
  communications: { id: "nav.communications", defaultMessage: "Communications", description: "Not built yet" },
  reports: { id: "nav.reports", defaultMessage: "Reports", description: "Not built yet" },
  step: { id: "nav.step", defaultMessage: "Step", description: "Screen name for the moment a step is being opened" },
  placeholder: {
    id: "nav.placeholder",
    defaultMessage: "Coming soon",
    description: "Screen name of what is not built",
  },
  signUp: { id: "nav.signUp", defaultMessage: "Sign up", description: "Name of the closed-beta notice" },
} as const;
