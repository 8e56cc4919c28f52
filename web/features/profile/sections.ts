import { paths } from "../../lib/paths.js";
import type { Session } from "../../lib/session.js";

/** A section of the profile, by its name in the address. */
export type ProfileSectionName = "you" | "data" | "connections" | "security" | "keep" | "bin";

/** The sections of somebody with an account. */
const OWN = ["you", "data", "connections", "security", "bin"] as const;
/** Who looks around has neither sessions nor a password. */
const GUEST = ["you", "data", "connections", "bin"] as const;
/** The same with a way to an account of their own. */
const GUEST_WHO_KEEPS = ["you", "data", "connections", "keep", "bin"] as const;

/** Returns the sections of the profile in the order in which they are shown, `you` always the first. */
export function sectionsOf({ isGuest, guest }: Pick<Session, "isGuest" | "guest">): readonly ProfileSectionName[] {
  if (!isGuest && guest === null) return OWN;
  return guest?.canKeep === false ? GUEST : GUEST_WHO_KEEPS;
}

/** Returns the section that an address asks for: the first where it is unknown, undefined where it asks for none. */
export function askedSection(search: string, shown: readonly ProfileSectionName[]): ProfileSectionName | undefined {
  const asked = new URLSearchParams(search).get("tab");
  return asked === null ? undefined : (shown.find((name) => name === asked) ?? shown[0]);
}

/** Returns the address of a section of the profile. */
export function sectionPath(name: ProfileSectionName): string {
  return `${paths.profile}?tab=${name}`;
}
