import { createContext } from "react";

/** True inside a long list, which renders the list items itself, so that a row is a plain box. */
export const IsInListItem = createContext(false);
