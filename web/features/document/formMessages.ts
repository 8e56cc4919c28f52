/** The messages of the document form and its file picker. */
export const documentFormMessages = {
  type: { id: "document.form.type", defaultMessage: "Type", description: "Field label" },
  name: { id: "document.form.name", defaultMessage: "Name", description: "Field label" },
  source: { id: "document.form.source", defaultMessage: "Source", description: "Field label: where the document is" },
  sourceAfterUpload: {
    id: "document.form.sourceAfterUpload",
    defaultMessage: "Filled in after the upload.",
    description: "Under the source while a file is chosen or a document is new",
  },
  sourceHint: {
    id: "document.form.sourceHint",
    defaultMessage: "Stays as it is unless you choose a new file or type another address.",
    description: "Under the source of a document that is being changed",
  },
  sourceKeepsFile: {
    id: "document.form.sourceKeepsFile",
    defaultMessage: "It stays {name} unless you choose a new file or type another address.",
    description: "Under the source of an uploaded document that is being changed; name: of its file",
  },
  description: { id: "document.form.description", defaultMessage: "Description", description: "Field label" },
  restoredFile: {
    id: "document.form.restoredFile",
    defaultMessage: "A browser does not keep a chosen file, so please choose {name} once more.",
    description: "Above a form whose unsaved text was found again, when a file had been chosen; name: of the file",
  },
  file: {
    id: "document.file.label",
    defaultMessage: "File",
    description: "Accessible name of the file picker's group",
  },
  drop: {
    id: "document.file.drop",
    defaultMessage: "Drag and drop a file here, or click to select a file",
    description: "In the file picker while no file is chosen; fixed by the specification",
  },
  dropNow: {
    id: "document.file.dropNow",
    defaultMessage: "Let go to choose this file",
    description: "In the file picker while a file is dragged over the page",
  },
  selected: {
    id: "document.file.selected",
    defaultMessage: "Selected file: {name}",
    description: "In the file picker once a file is chosen; fixed by the specification",
  },
  kinds: {
    id: "document.file.kinds",
    defaultMessage:
      "PDF, Word, Pages, OpenDocument, RTF, text, a saved page or mail, an invitation, CSV, a picture (HEIC too), PowerPoint or Excel, at most {max} MB.",
    description: "Under the file picker: what a file may be",
  },
  percent: {
    id: "document.file.percent",
    defaultMessage: "{share, number, ::percent}",
    description: "How much of the file has been sent",
  },
} as const;
