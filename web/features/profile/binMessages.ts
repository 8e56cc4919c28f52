/** The words of the bin, below the profile. */
export const binMessages = {
  title: { id: "bin.title", defaultMessage: "Bin", description: "Heading on the profile: what was deleted" },
  text: {
    id: "bin.text",
    defaultMessage: "What you delete waits here for {days} days. Until then you can bring it back as it was.",
    description: "Under the heading Bin",
  },
  none: {
    id: "bin.none",
    defaultMessage: "The bin is empty.",
    description: "In place of the list of deleted things while there are none",
  },
  count: {
    id: "bin.count",
    defaultMessage: "{count, plural, one {# thing in the bin} other {# things in the bin}}",
    description: "Read aloud when the list has loaded or changed",
  },
  restore: { id: "bin.restore", defaultMessage: "Restore", description: "Button: take something out of the bin" },
  restored: {
    id: "bin.restored",
    defaultMessage: "Restored",
    description: "Message after something was taken out of the bin, with Undo",
  },
  empty: {
    id: "bin.empty",
    defaultMessage: "Empty bin",
    description: "Button: delete everything in the bin for good; asks first",
  },
  emptyConsequence: {
    id: "bin.empty.consequence",
    defaultMessage: "Everything in the bin will be gone for good. Nothing can bring it back.",
    description: "Under 'Are you sure?'",
  },
  emptied: {
    id: "bin.emptied",
    defaultMessage: "{count, plural, one {# thing is gone for good} other {# things are gone for good}}",
    description: "Message after the bin was emptied",
  },
  when: {
    id: "bin.when",
    defaultMessage: "Deleted {date}, kept until {until}",
    description: "Beside a deleted thing; both are days",
  },
  nameless: { id: "bin.nameless", defaultMessage: "Without a name", description: "A deleted thing that has no name" },
} as const;
