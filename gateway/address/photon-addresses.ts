import { z } from "zod";
import { LINE_MAX } from "../../schema/limits.js";
import { fetchJson, UnexpectedAnswer, type Fetch } from "../http/fetch-json.js";
import { textFault } from "../platform/validation.js";
import type { AddressSource } from "./address-source.js";

/** A request that takes longer is of no use: the user has typed on. */
const TIMEOUT_MS = 1_500;
/** The languages that every Photon service has; another one is refused by most. */
const LANGUAGES = ["de", "en", "fr"];

const word = z.string().trim().optional();
// Only what is read is checked: services add fields of their own.
const ANSWER = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: word,
        street: word,
        housenumber: word,
        postcode: word,
        city: word,
        state: word,
        country: word,
      }),
    }),
  ),
});

/**
 * Suggests the places that a service with Photon's API finds. Throws when it does not answer correctly and in time; the
 * error never contains the text.
 */
export function createPhotonAddresses(baseUrl: string, fetch: Fetch = globalThis.fetch): AddressSource {
  return {
    async suggest(_personId, { text, first, language }) {
      const url = new URL(`${baseUrl}/api`);
      url.searchParams.set("q", text);
      url.searchParams.set("limit", String(first));
      const lang = language.split("-")[0] ?? "";
      if (LANGUAGES.includes(lang)) url.searchParams.set("lang", lang);
      const { features } = await ask(fetch, url.href);
      const lines = features.map(({ properties }) => addressLine(properties));
      return [...new Set(lines.filter((line) => line !== "" && textFault("address", line, LINE_MAX) === null))].slice(
        0,
        first,
      );
    },
  };
}

async function ask(fetch: Fetch, url: string): Promise<z.infer<typeof ANSWER>> {
  try {
    return ANSWER.parse(await fetchJson(fetch, url, TIMEOUT_MS));
  } catch (error) {
    // The URL of the request holds what the user typed, and so may the answer.
    throw new Error(`the address service failed: ${kindOf(error)}`);
  }
}

function kindOf(error: unknown): string {
  if (error instanceof UnexpectedAnswer) return String(error.status);
  return error instanceof Error ? error.name : "unknown";
}

function addressLine(place: z.infer<typeof ANSWER>["features"][number]["properties"]): string {
  const street = join(" ", place.street, place.housenumber);
  const town = join(" ", place.postcode, place.city === place.name ? undefined : place.city);
  const state = place.state === place.city || place.state === place.name ? undefined : place.state;
  return join(", ", place.name, street, town, state, place.country);
}

function join(sign: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(sign);
}
