/** What people call the role of somebody at their side, in each language of the screens (see the message `guide.helperRole`). */
const HELPER_ROLES: ReadonlySet<string> = new Set([
  "helper",
  "vertrauensperson",
  "personne de confiance",
  "persona de confianza",
  "شخص موثوق",
]);

/** Returns whether a contact's role says that they help their person, in any language. */
export function isHelperRole(role: string | null): boolean {
  return HELPER_ROLES.has(role?.trim().toLowerCase() ?? "");
}
