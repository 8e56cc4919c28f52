/** The messages of a file that is chosen and uploaded. */
export const fileMessages = {
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
  tooLarge: {
    id: "document.file.tooLarge",
    defaultMessage:
      "{name} is {size}. A file can have at most {max} MB. Save it as PDF with smaller pictures, or store a link to it.",
    description: "At the file picker; name: of the file, size: e.g. 12 MB",
  },
  empty: {
    id: "document.file.empty",
    defaultMessage: "{name} is empty, so there is nothing to upload. Choose another file.",
    description: "At the file picker; name: of the file",
  },
  unreadable: {
    id: "document.file.unreadable",
    defaultMessage: "The file cannot be read any more. Was it moved or changed? Please choose it again.",
    description: "At the file picker when the chosen file is gone from the disk",
  },
  failed: {
    id: "document.file.failed",
    defaultMessage: "The upload failed: the server did not answer. Your file and what you typed are still here.",
    description: "At the file picker when the upload did not reach the server",
  },
  tooLargeForServer: {
    id: "document.file.tooLargeForServer",
    defaultMessage:
      "The server takes no file as large as this one. Save it as PDF with smaller pictures, or store a link to it.",
    description: "At the file picker when something between browser and server refused the size",
  },
  cancelled: {
    id: "document.file.cancelled",
    defaultMessage: "The upload was cancelled. Your file and what you typed are still here.",
    description: "At the file picker after Cancel",
  },
  uploading: {
    id: "document.file.uploading",
    defaultMessage: "Uploading {name}",
    description: "In the file picker during the upload, and accessible name of its progress bar",
  },
} as const;
