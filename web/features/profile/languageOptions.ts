import { locales } from "../../locales/locales.js";

/** The languages of the interface for a list, each by its own name. */
export const languageOptions = Object.entries(locales).map(([value, { name }]) => ({ value, label: name }));
