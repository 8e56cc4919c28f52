/** The messages of the list of keyboard shortcuts. */
export const shortcutMessages = {
  title: { id: "shortcuts.title", defaultMessage: "Keyboard shortcuts", description: "Heading of the list" },
  anywhere: { id: "shortcuts.anywhere", defaultMessage: "Anywhere", description: "Group of shortcuts" },
  inList: { id: "shortcuts.inList", defaultMessage: "In a list", description: "Group of shortcuts" },
  inForm: { id: "shortcuts.inForm", defaultMessage: "In a form or dialog", description: "Group of shortcuts" },
  onStep: { id: "shortcuts.onStep", defaultMessage: "On a step or in the log", description: "Group of shortcuts" },
  backForward: { id: "shortcuts.backForward", defaultMessage: "Back / forward", description: "What [ and ] do" },
  nextPrevious: {
    id: "shortcuts.nextPrevious",
    defaultMessage: "Next / previous card",
    description: "What J and K do",
  },
  openCard: { id: "shortcuts.openCard", defaultMessage: "Open or minimize card", description: "What Enter does" },
  extract: {
    id: "shortcuts.extract",
    defaultMessage: "Extract, in the paste area",
    description: "What Ctrl or Cmd with Enter does where an advert is pasted",
  },
  leave: { id: "shortcuts.leave", defaultMessage: "Back, Cancel, No", description: "What Escape does" },
  open: { id: "shortcuts.open", defaultMessage: "Open step", description: "What Enter does on a step" },
  reset: { id: "shortcuts.reset", defaultMessage: "Reset step", description: "What R does on a step" },
  filter: { id: "shortcuts.filter", defaultMessage: "Logs: Filter", description: "What F does in the log" },
  done: { id: "shortcuts.done", defaultMessage: "Done", description: "What D does on a step" },
  later: {
    id: "shortcuts.later",
    defaultMessage: "Later, then 1, 3, M or P",
    description: "What S does on a step: it opens a menu of days",
  },
  hunt: {
    id: "shortcuts.hunt",
    defaultMessage: "Hunt sheet",
    description: "What O does on a row of Today, a card or a step",
  },
  pointed: {
    id: "shortcuts.pointed",
    defaultMessage: "In Today, D, S and O act on the row under the pointer, or else on the selected one.",
    description: "Note under the group of shortcuts on a step; D, S and O are keys",
  },
  today: { id: "shortcuts.today", defaultMessage: "Go to Today", description: "What T does on the dashboard" },
  guide: { id: "shortcuts.guide", defaultMessage: "Guide of the step", description: "What the full stop does" },
  palette: {
    id: "shortcuts.palette",
    defaultMessage: "Search and commands",
    description: "What Ctrl or Cmd with K does",
  },
  switchedOff: {
    id: "shortcuts.switchedOff",
    defaultMessage: "Shortcuts of one key are switched off; Profile switches them on.",
    description: "Note under the list when they are switched off",
  },
  switchOff: {
    id: "shortcuts.switchOff",
    defaultMessage: "Shortcuts of one key can be switched off in Profile.",
    description: "Note under the list",
  },
} as const;
