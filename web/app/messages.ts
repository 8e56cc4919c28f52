/** The messages of the layout around the screens. */
export const appMessages = {
  appName: { id: "app.name", defaultMessage: "Job Hunt Tracker", description: "Name of the product" },
  error: { id: "app.error", defaultMessage: "Error!", description: "Heading of the error page" },
  noConnection: {
    id: "app.noConnection",
    defaultMessage: "The server did not answer. Check your connection, then try again.",
    description: "On the error page when the application cannot start",
  },
  skip: { id: "app.skip", defaultMessage: "Skip to content", description: "First link of the page, for keyboards" },
  history: { id: "app.history", defaultMessage: "History", description: "Accessible name of home, back and forward" },
  forward: { id: "app.forward", defaultMessage: "Forward", description: "Button: go forward in the history" },
  jobHunter: { id: "app.jobHunter", defaultMessage: "Job Hunter", description: "Role label of the signed-in person" },
  openMenu: {
    id: "app.openMenu",
    defaultMessage: "{name}: open menu",
    description: "Accessible name of the picture that opens the menu with Profile and Logout",
  },
  search: {
    id: "app.search",
    defaultMessage: "Search",
    description: "Button in the top bar: find records and commands",
  },
  newVersion: {
    id: "app.newVersion",
    defaultMessage: "A new version is ready.",
    description: "Message when the server was updated while the page was open",
  },
  profile: { id: "app.profile", defaultMessage: "Profile", description: "Menu entry and screen name" },
  logOut: { id: "app.logOut", defaultMessage: "Logout", description: "Menu entry: sign out" },
  mainNavigation: { id: "app.navigation", defaultMessage: "Main", description: "Accessible name of the navigation" },
  more: { id: "app.more", defaultMessage: "More", description: "Button of the phone's bottom bar: the other links" },
  shortcuts: { id: "app.shortcuts", defaultMessage: "Shortcuts", description: "Button: list of keyboard shortcuts" },
  toDark: {
    id: "app.toDark",
    defaultMessage: "Use the dark appearance",
    description: "Button: switch from the light to the dark appearance",
  },
  toLight: {
    id: "app.toLight",
    defaultMessage: "Use the light appearance",
    description: "Button: switch from the dark to the light appearance",
  },
  leaveQuestion: {
    id: "app.leave.consequence",
    defaultMessage: "What you typed has not been saved yet.",
    description: "Under 'Are you sure?' when a changed form would be left",
  },
  comingSoon: {
    id: "nav.comingSoon",
    defaultMessage: "Coming Soon",
    description: "Beside links that lead nowhere yet",
  },
  huntGone: {
    id: "app.huntGone",
    defaultMessage: "This hunt is not here. It may be in the bin.",
    description:
      "On the placeholder page, at the address of a job hunt that is deleted or unknown; bin: as in the profile",
  },
} as const;
