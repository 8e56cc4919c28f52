/** The messages of the time zone on the profile. */
export const timeZoneMessages = {
  label: { id: "profile.timeZone", defaultMessage: "Time zone", description: "Setting: a list that can be searched" },
  unset: {
    id: "profile.timeZone.unset",
    defaultMessage: "UTC until you choose one",
    description: "In the field of the time zone while none is set",
  },
  differs: {
    id: "profile.timeZone.differs",
    defaultMessage: "This browser is in another time zone.",
    description: "Under the field of the time zone, before the button that takes the browser's",
  },
  use: {
    id: "profile.timeZone.use",
    defaultMessage: "Use {zone}",
    description: "Button: take the browser's time zone; zone: as time zones are called everywhere, e.g. Europe/Berlin",
  },
  notSaved: {
    id: "profile.timeZone.notSaved",
    defaultMessage: "The server did not answer, so the time zone is as it was.",
    description: "Under the field of the time zone after it could not be changed",
  },
} as const;
