/** The messages of the documents screen. */
export const documentMessages = {
  title: {
    id: "document.title",
    defaultMessage: "Documents",
    description: "Name of the list, e.g. when it fails to load",
  },
  welcome: {
    id: "document.welcome",
    defaultMessage: "Everything you send, in one place",
    description: "Welcome line of the documents screen",
  },
  description: {
    id: "document.description",
    defaultMessage: "CVs, letters, references and work samples. Upload a file once and use it in every hunt.",
    description: "Long description of the documents screen",
  },
  count: {
    id: "document.count",
    defaultMessage: "{count, plural, one {# document} other {# documents}}",
    description: "Read aloud when the list has loaded or changed",
  },
  emptyTitle: {
    id: "document.empty.title",
    defaultMessage: "No documents yet",
    description: "Heading of the empty list",
  },
  emptyText: {
    id: "document.empty.text",
    defaultMessage: "Press New to upload the first one: a CV, a letter, a certificate.",
    description: "Text of the empty list; New is the button's word",
  },
  noDescription: {
    id: "document.noDescription",
    defaultMessage: "Nothing is written about this document yet.",
    description: "In an open card without a description",
  },
  noSource: {
    id: "document.noSource",
    defaultMessage: "-",
    description: "In place of a source or type that is not known",
  },
  addNote: { id: "document.addNote", defaultMessage: "Add Note", description: "Button: write a note on the document" },
  preview: { id: "document.preview", defaultMessage: "Preview", description: "Link: open the document in a new tab" },
  previewLabel: {
    id: "document.previewLabel",
    defaultMessage: "Preview (opens in a new tab)",
    description: "Accessible name of the link Preview; begins with that word",
  },
  pictureAlt: {
    id: "document.pictureAlt",
    defaultMessage: "Picture of {name}",
    description: "Alternative text of a picture that was uploaded; name: the document",
  },
  deleteConsequence: {
    id: "document.delete.consequence",
    defaultMessage: "{name}, its file and its notes will be deleted.",
    description: "Under 'Are you sure?'; name: the document",
  },
  inAll: { id: "document.statistics.inAll", defaultMessage: "In all", description: "Row of the statistics" },
  withoutType: {
    id: "document.statistics.withoutType",
    defaultMessage: "Without a type",
    description: "Row of the statistics: documents of which no type was said",
  },
  versions: {
    id: "document.versions",
    defaultMessage: "Versions",
    description: "Opens the list of a document's files",
  },
  versionsLoading: { id: "document.versions.loading", defaultMessage: "One moment…", description: "While they load" },
  noVersions: {
    id: "document.versions.none",
    defaultMessage: "No earlier file.",
    description: "In place of the list of a document's files",
  },
  version: { id: "document.version", defaultMessage: "Version {number}", description: "One of a document's files" },
  versionNow: { id: "document.version.now", defaultMessage: "now", description: "Beside the file that a document has" },
  openVersion: {
    id: "document.version.openWhat",
    defaultMessage: "Open version {number}",
    description: "Accessible name of the link Open",
  },
  open: { id: "document.version.open", defaultMessage: "Open", description: "Link: shows a file" },
} as const;
