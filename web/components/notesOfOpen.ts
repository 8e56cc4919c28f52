import { createContext, type ReactNode } from "react";

/** The notes of the open item where no column beside its list has room for them; null where one has. */
export const NotesOfOpen = createContext<ReactNode>(null);
