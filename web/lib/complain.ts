/** The failures that the specification writes to the console (spec 8), word for word. */
export type Complaint =
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

/** Writes a failure to the console for whoever looks there; what the person must know stands on the screen as well. */
export function complain(complaint: Complaint, cause?: unknown): void {
  if (cause === undefined) console.error(complaint);
  else console.error(complaint, cause);
}
