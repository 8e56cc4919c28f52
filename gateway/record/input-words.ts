/** The description of the id of every input that creates a record. */
export const NEW_ID =
  "A UUID of your choice, so that a repeated request makes one and not two; absent: the server chooses.";

/** The description of the version of every input that changes a record. */
export const VERSION_SEEN = "The version you saw; when it is no longer that one, the answer is CONFLICT.";
