/** The messages of the dashboard. */
export const dashboardMessages = {
  welcome: {
    id: "landing.succeed",
    defaultMessage: "Track, plan, and succeed",
    description: "Second welcome text of the landing, also the welcome line of the dashboard",
  },
  description: {
    id: "dashboard.description",
    defaultMessage:
      "Your job search at a glance. What is due comes first; press an area to select it, and press it again, or use the button, to go there.",
    description: "Long description of the dashboard",
  },
  capture: {
    id: "dashboard.capture",
    defaultMessage: "Paste an advert or its address",
    description: "Label of the box that begins a job hunt with an advert",
  },
  captureText: {
    id: "dashboard.captureText",
    defaultMessage: "Paste the text of an advert",
    description: "Label of that box for a visitor with a temporary account, for whom no address is read",
  },
  captureHint: {
    id: "dashboard.captureHint",
    defaultMessage:
      "It becomes a job hunt: title, employer, place, pay and deadline are read for you, and nothing is saved before you have looked.",
    description: "Below that label: what happens",
  },
  captureRead: {
    id: "dashboard.captureRead",
    defaultMessage: "Read the advert",
    description: "Button beside the box once something was typed into it",
  },
  title: { id: "dashboard.title", defaultMessage: "The dashboard", description: "Named when it fails to load" },
  byPhase: {
    id: "dashboard.byPhase",
    defaultMessage: "Job hunts by phase",
    description: "Accessible name of the line",
  },
  areas: { id: "dashboard.areas", defaultMessage: "Areas", description: "Accessible name of the areas" },
  communications: { id: "dashboard.area.communications", defaultMessage: "Communications", description: "Area" },
  reports: { id: "dashboard.area.reports", defaultMessage: "Reports", description: "Area" },
  logs: { id: "dashboard.area.logs", defaultMessage: "Logs", description: "Area" },
  comingSoon: {
    id: "nav.comingSoon",
    defaultMessage: "Coming Soon",
    description: "Beside links that lead nowhere yet",
  },
  entryCount: {
    id: "dashboard.entryCount",
    defaultMessage: "{count, plural, one {# entry} other {# entries}}",
    description: "Under the area Logs",
  },
  gotoLogs: { id: "dashboard.goto.logs", defaultMessage: "goto logs", description: "Main button" },
  gotoUnknown: {
    id: "dashboard.goto.unknown",
    defaultMessage: "unknown",
    description: "Main button while an area is selected that has no screen yet",
  },
} as const;
