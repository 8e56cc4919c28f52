import type { Locale as Controls } from "antd/es/locale/index.js";
import type { MessageFormatElement } from "react-intl";

/** The language of the source texts and of anybody whose language is not here yet (spec 9). */
export const defaultLocale = "en";

/** A catalogue: message id to text, which the build has parsed already. */
type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** What a language brings along: our own texts, and those of Ant Design's controls. */
export interface LanguagePack {
  readonly catalogue: Catalogue;
  readonly controls?: Controls | undefined;
}

interface Locale {
  /** The language in its own words. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** Fetches its texts; those of the default language are in the code already. */
  readonly load: () => Promise<LanguagePack>;
  /** Fetches only what the landing says, so that a first visit does not wait for the rest. */
  readonly loadLanding: () => Promise<{ readonly texts: Readonly<Record<string, string>> }>;
  /** How dates and numbers are written, where the language leaves a choice: a Unicode extension. */
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
    // One kind of digits on a screen: what people type and adverts say has Western ones.
    writing: "-u-nu-latn",
  },
};

/** Picks the interface language: the person's choice, else the first browser language we have, else the default. */
export function chooseLocale(chosen: string | undefined, wanted: readonly string[]): string {
  for (const tag of [...(chosen === undefined ? [] : [chosen]), ...wanted]) {
    if (Object.hasOwn(locales, tag)) return tag;
    const base = tag.split("-")[0] ?? tag;
    if (Object.hasOwn(locales, base)) return base;
  }
  return defaultLocale;
}

/** The tag by which dates, numbers and plurals follow a language: with the browser's region where it names one. */
export function formatTag(locale: string, wanted: readonly string[]): string {
  const regional = wanted.find((tag) => tag.split("-")[0] === locale && !tag.includes("-u-"));
  return (regional ?? locale) + (locales[locale]?.writing ?? "");
}
