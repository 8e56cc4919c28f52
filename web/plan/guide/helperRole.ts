/** What people call the role of somebody at their side, by the language of the screen. */
const HELPER_ROLES: Readonly<Record<string, string>> = {
  en: "helper",
  de: "Vertrauensperson",
  fr: "personne de confiance",
  es: "persona de confianza",
  ar: "شخص موثوق",
};

const ALL: ReadonlySet<string> = new Set(Object.values(HELPER_ROLES).map((role) => role.toLowerCase()));

/** Returns the role that makes a contact a helper, in a language; undefined where the language has no word for it. */
export function helperRole(language: string): string | undefined {
  return HELPER_ROLES[language];
}

/** Returns whether a contact's role says that they help their person, in any language. */
export function isHelperRole(role: string | null): boolean {
  return ALL.has(role?.trim().toLowerCase() ?? "");
}
