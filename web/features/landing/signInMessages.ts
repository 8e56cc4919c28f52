/** Why a sign-in did not succeed, in a sentence for its person; loaded once one fails. The landing page has that of a missing connection. */
export const signInMessages = {
  storageBlocked: {
    id: "landing.storageBlocked",
    defaultMessage:
      "This browser stores nothing for this page, and a sign-in has to be stored. Allow cookies and data of this site, then try again.",
    description: "Shown under the button when the browser, or its private mode, does not let the page store anything",
  },
  storageFull: {
    id: "landing.storageFull",
    defaultMessage:
      "The storage of this browser is full, and a sign-in has to be stored. Free some space on this device, then try again.",
    description: "Shown under the button when the browser has no room to store the sign-in",
  },
  clock: {
    id: "landing.clock",
    defaultMessage:
      "The sign-in does not fit the clock of this device or that of the server. Set the date and time right, then try again.",
    description: "When a sign-in looks expired, or not begun, to a clock that is wrong",
  },
  notCompleted: {
    id: "landing.notCompleted",
    defaultMessage: "The sign-in was not completed. Try again.",
    description: "When the sign-in page sent the person back without a sign-in",
  },
} as const;
