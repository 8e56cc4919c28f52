/** The messages of the screen layout. */
export const screenMessages = {
  offline: {
    id: "state.offline",
    defaultMessage: "You are offline. Saving works again once you are connected.",
    description: "Strip on top of every screen while there is no connection",
  },
  offlineHint: {
    id: "state.offlineHint",
    defaultMessage: "Not possible while you are offline",
    description: "Tooltip of a button that needs the server while there is no connection",
  },
  menu: {
    id: "screen.menu",
    defaultMessage: "More about this screen",
    description: "Button of a narrow screen: its statistics, its help, the list of keys",
  },
} as const;
