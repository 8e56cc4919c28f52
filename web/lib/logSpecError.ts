/** The failures that the specification writes to the console (spec 8), word for word. */
export type SpecError =
  | "File upload failed"
  | "No file selected for upload."
  | "Failed to create document"
  | "Failed to update document"
  | "Error storing user"
  | "Error fetching job data"
  | "Error retrieving job details"
  | "Error saving job details"
  | "Error completing workflow step"
  | "Error fetching the URL content";

/** Logs a failure to the console in the words of the specification; the screen shows the user's error message. */
export function logSpecError(specError: SpecError, cause?: unknown): void {
  if (cause === undefined) console.error(specError);
  else console.error(specError, cause);
}
