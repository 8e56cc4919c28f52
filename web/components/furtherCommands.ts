import { createContext } from "react";
import type { MenuCommand } from "./controls/Menu.js";

/** What the menu of every screen offers at its end, such as the list of keys. */
export const FurtherCommands = createContext<readonly MenuCommand[]>([]);
