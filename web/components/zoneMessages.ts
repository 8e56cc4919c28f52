/** The messages of the field of a time zone. */
export const zoneMessages = {
  own: {
    id: "zone.own",
    defaultMessage: "Yours",
    description: "Heading in a list of time zones, above that of the person",
  },
  others: {
    id: "zone.others",
    defaultMessage: "Others",
    description: "Heading in a list of time zones, above all but that of the person",
  },
  none: {
    id: "zone.none",
    defaultMessage: "No time zone found. Try a city, a country, or a distance from UTC such as +02.",
    description: "In the list of time zones when nothing is found",
  },
  count: {
    id: "zone.count",
    defaultMessage: "{count, plural, one {# time zone} other {# time zones}}",
    description: "Read aloud when the list of time zones changes",
  },
} as const;
