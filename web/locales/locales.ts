import type { MessageFormatElement } from "react-intl";

/** The language of the source texts, and the fallback for languages without a catalogue (spec 9). */
export const defaultLocale = "en";

/** A catalogue: message id to text, or to its compiled form. */
type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The chunk of a language: the texts of the app. */
export interface LanguagePack {
  readonly catalogue: Catalogue;
}

interface Locale {
  /** The name of the language in that language. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Loads its texts; those of the default language are part of the code. */
  readonly load: () => Promise<LanguagePack>;
  /** Loads only the texts of the landing page, so that a first visit does not wait for the rest. */
  readonly loadLanding: () => Promise<{ readonly texts: Readonly<Record<string, string>> }>;
  /** A Unicode extension for dates and numbers, where the language has alternatives. */
  readonly writing?: string;
}

/**
 * Every language of the interface. A new one is a JSON file beside this one, begun as a copy of en.generated.json, a file of
 * exports like de.ts, and a row here; `npm run messages` writes en.generated.json from the source texts.
 */
export const locales: Readonly<Record<string, Locale>> = {
  en: {
    name: "English",
    direction: "ltr",
    load: () => Promise.resolve({ catalogue: {} }),
    loadLanding: () => Promise.resolve({ texts: {} }),
  },
  de: {
    name: "Deutsch",
    direction: "ltr",
    load: () => import("./de.js"),
    loadLanding: () => import("virtual:landing-texts/de"),
  },
  fr: {
    name: "Français",
    direction: "ltr",
    load: () => import("./fr.js"),
    loadLanding: () => import("virtual:landing-texts/fr"),
  },
  es: {
    name: "Español",
    direction: "ltr",
    load: () => import("./es.js"),
    loadLanding: () => import("virtual:landing-texts/es"),
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    load: () => import("./ar.js"),
    loadLanding: () => import("virtual:landing-texts/ar"),
    // Western digits everywhere: typed text and adverts use them.
    writing: "-u-nu-latn",
  },
};

/** Returns the interface language: the user's choice, else the first supported browser language, else the default. */
export function chooseLocale(chosen: string | undefined, wanted: readonly string[]): string {
  for (const tag of [...(chosen === undefined ? [] : [chosen]), ...wanted]) {
    if (Object.hasOwn(locales, tag)) return tag;
    const base = tag.split("-")[0] ?? tag;
    if (Object.hasOwn(locales, base)) return base;
  }
  return defaultLocale;
}

/** Returns the tag of dates, numbers and plurals in a language: with the browser's region where it has one. */
export function formatTag(locale: string, wanted: readonly string[]): string {
  const regional = wanted.find((tag) => tag.split("-")[0] === locale && !tag.includes("-u-"));
  return (regional ?? locale) + (locales[locale]?.writing ?? "");
}
