import { unwrapAddress } from "../capture/address/unwrap-address.js";
import { partsOf } from "../capture/address/address-parts.js";
import { postingOf, withoutForm, type Posting } from "../capture/address/posting.js";
import { systemOf, tenantOf } from "../capture/address/host-names.js";

/** The beginning of the keys of this form; raised with the form, stored keys are made again (`SourceKeys`). */
export const SOURCE_KEY_VERSION = "2:";
/** Stands for every place: the identifier is found nowhere twice. */
const ANYWHERE = "*";
/** Marks a system with many employers, of which one is named beside it. */
const SOME_OF = "+";

/** What a stored key is compared with. */
export interface SourceMatch {
  /** The beginning of the key, up to its first space. */
  readonly id: string;
  /** The words of which a key behind it has one; null: whatever it has. */
  readonly places: readonly string[] | null;
}

/**
 * Returns the key of an address of a posting; null for what is no address of one. It has the number or code that the
 * applicant system gave the posting, and behind spaces the places where that is known: `matchOf` says which keys are of
 * the same posting. An address without such a number is its own key, without language, visits and forms.
 */
export function sourceKeyOf(address: string | null | undefined): string | null {
  const text = unwrapAddress(address?.trim() ?? "");
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const posting = postingOf(url);
  const words = posting === null ? pageWords(url) : [encoded(posting.id), ...placesOf(posting)];
  return words === null ? null : SOURCE_KEY_VERSION + words.join(" ");
}

/** Returns what the keys of the same posting have. */
export function matchOf(key: string): SourceMatch {
  const [id = key, ...places] = key.split(" ");
  if (places.includes(ANYWHERE)) return { id, places: null };
  // With an employer the posting is also that of the system alone, but of no other employer there.
  const isSystemAlone = places.some((place) => places.includes(SOME_OF + place));
  const accepted = isSystemAlone ? places : places.map((place) => place.replace(SOME_OF, ""));
  return { id, places: [...accepted, ANYWHERE] };
}

/** Returns whether two addresses are of one posting; false where one is no address of a posting. */
export function isSamePosting(one: string, other: string): boolean {
  const [key, otherKey] = [sourceKeyOf(one), sourceKeyOf(other)];
  if (key === null || otherKey === null) return false;
  const { id, places } = matchOf(key);
  const [otherId, ...otherPlaces] = otherKey.split(" ");
  return id === otherId && (places === null || otherPlaces.some((place) => places.includes(place)));
}

/** The page itself is the posting; null for the front page of a site, which is none. */
function pageWords(url: URL): readonly string[] | null {
  const { host, segments, parameters } = partsOf(url);
  const path = withoutForm(segments);
  if (path.length === 0 && parameters.length === 0) return null;
  const query = parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  return [`${host}/${path.map(encoded).join("/")}${query.length === 0 ? "" : `?${query.join("&")}`}`, ANYWHERE];
}

function placesOf({ reach, id, parts: { host }, namedTenants, pathTenants, isOfSystem }: Posting): readonly string[] {
  if (reach === "ANYWHERE") return [ANYWHERE];
  const [tenant, system] = [tenantOf(host), systemOf(host)];
  const tenants = [...(tenant === null ? pathTenants : []), ...namedTenants].map(encoded);
  const isOneInSystem = reach === "SYSTEM" || (isOfSystem && /^\d{5,}$/.test(id));
  if (!isOneInSystem) return [[host, ...tenants].join("/")];
  const employers = tenant === null ? tenants : [tenant];
  const places = employers.length === 0 ? [system, SOME_OF + system] : [...employers, SOME_OF + system];
  return isOfSystem && reach === "SYSTEM" ? [...places, ANYWHERE] : places;
}

function encoded(text: string): string {
  return encodeURIComponent(text);
}
