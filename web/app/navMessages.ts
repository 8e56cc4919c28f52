/** The names of the screens and the labels of the links to them (spec 2); those of records are in screenNames. */
export const navMessages = {
  dashboard: { id: "nav.dashboard", defaultMessage: "Dashboard", description: "Screen name and link" },
  applications: { id: "nav.applications", defaultMessage: "Applications", description: "Link to the applying phase" },
  interviews: { id: "nav.interviews", defaultMessage: "Interviews", description: "Link to the interviewing phase" },
  logs: { id: "nav.logs", defaultMessage: "Logs", description: "Screen name and link" },
  capture: { id: "nav.capture", defaultMessage: "Capture", description: "Link: begin a job hunt with an advert" },
  jobDetails: { id: "nav.jobDetails", defaultMessage: "Job Details", description: "Screen name" },
  advert: {
    id: "nav.advert",
    defaultMessage: "Advert",
    description: "Screen name, and command: the captured job advert of the selected hunt",
  },
  compare: { id: "nav.compare", defaultMessage: "Compare", description: "Name of the screen with offers side by side" },
  huntSheet: {
    id: "nav.huntSheet",
    defaultMessage: "Hunt Sheet",
    description: "Screen name: one page with everything about a hunt, for when they call",
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
