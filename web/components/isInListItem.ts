import { createContext } from "react";

/** Whether a long list has made the list item already, so that a row is a plain box inside it. */
export const IsInListItem = createContext(false);
