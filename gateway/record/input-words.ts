/** The description of the id of every input that creates a record. */
export const NEW_ID =
  "A UUID of your choice, so that a repeated request makes one and not two; absent: the server chooses.";

/** The description of the version of every input that changes a record. */
export const VERSION_SEEN = "The version you saw; when it is no longer that one, the answer is CONFLICT.";

/** The description of the version of every input that changes a step: it has the version of its hunt. */
export const HUNT_VERSION =
  "The version of the hunt that you have seen; CONFLICT when it has another one. Absent: whatever it is.";
