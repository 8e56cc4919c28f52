/** The messages of the bin on the profile. */
export const trashMessages = {
  title: { id: "trash.title", defaultMessage: "Bin", description: "Heading on the profile: what was deleted" },
  text: {
    id: "trash.text",
    defaultMessage: "What you delete waits here for {days} days. Until then you can bring it back as it was.",
    description: "Under the heading Bin",
  },
  none: {
    id: "trash.none",
    defaultMessage: "The bin is empty.",
    description: "In place of the list of deleted things while there are none",
  },
  count: {
    id: "trash.count",
    defaultMessage: "{count, plural, one {# thing in the bin} other {# things in the bin}}",
    description: "Read aloud when the list has loaded or changed",
  },
  restore: { id: "trash.restore", defaultMessage: "Restore", description: "Button: take something out of the bin" },
  restored: {
    id: "trash.restored",
    defaultMessage: "Restored",
    description: "Message after something was taken out of the bin, with Undo",
  },
  empty: {
    id: "trash.empty",
    defaultMessage: "Empty bin",
    description: "Button: delete everything in the bin for good; asks first",
  },
  emptyConsequence: {
    id: "trash.empty.consequence",
    defaultMessage: "Everything in the bin will be gone for good. Nothing can bring it back.",
    description: "Under 'Are you sure?'",
  },
  emptied: {
    id: "trash.emptied",
    defaultMessage: "{count, plural, one {# thing is gone for good} other {# things are gone for good}}",
    description: "Message after the bin was emptied",
  },
  when: {
    id: "trash.when",
    defaultMessage: "Deleted {date}, kept until {until}",
    description: "Beside a deleted thing; both are days",
  },
  nameless: { id: "trash.nameless", defaultMessage: "Without a name", description: "A deleted thing that has no name" },
} as const;
