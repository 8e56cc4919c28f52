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
      "PDF, Word, OpenDocument, RTF, text, Markdown, PNG, JPEG, WebP, PowerPoint or Excel, at most {max} MB.",
    description: "Under the file picker: what a file may be",
  },
  none: {
    id: "document.file.none",
    defaultMessage: "No file selected for upload.",
    description: "At the file picker when Save was pressed without a file; fixed by the specification",
  },
  several: {
    id: "document.file.several",
    defaultMessage: "A document has one file. Drop one at a time.",
    description: "At the file picker when several files were dropped",
  },
  wrongType: {
    id: "document.file.wrongType",
    defaultMessage: "{name} cannot be uploaded. A file can be one of these: {kinds}.",
    description: "At the file picker; name: of the file, kinds: endings such as pdf, docx",
  },
  tooLarge: {
    id: "document.file.tooLarge",
    defaultMessage: "{name} is {size}. A file can have at most {max} MB.",
    description: "At the file picker; name: of the file, size: e.g. 12 MB",
  },
  empty: {
    id: "document.file.empty",
    defaultMessage: "{name} is empty, so there is nothing to upload.",
    description: "At the file picker; name: of the file",
  },
  unreadable: {
    id: "document.file.unreadable",
    defaultMessage: "The file cannot be read any more. Was it moved or changed? Please choose it again.",
    description: "At the file picker when the chosen file is gone from the disk",
  },
  uploading: {
    id: "document.file.uploading",
    defaultMessage: "Uploading {name}",
    description: "In the file picker during the upload, and accessible name of its progress bar",
  },
  percent: {
    id: "document.file.percent",
    defaultMessage: "{share, number, ::percent}",
    description: "How much of the file has been sent",
  },
  failed: {
    id: "document.file.failed",
    defaultMessage: "The upload failed: the server did not answer. Your file and what you typed are still here.",
    description: "At the file picker when the upload did not reach the server",
  },
  tooLargeForServer: {
    id: "document.file.tooLargeForServer",
    defaultMessage: "The server takes no file as large as this one.",
    description: "At the file picker when something between browser and server refused the size",
  },
  cancelled: {
    id: "document.file.cancelled",
    defaultMessage: "The upload was cancelled. Your file and what you typed are still here.",
    description: "At the file picker after Cancel",
  },
} as const;
