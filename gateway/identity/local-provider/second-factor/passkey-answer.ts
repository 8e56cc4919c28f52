import { parseJsonText } from "../../../platform/json-text.js";

/** The maximum length of an answer, more than any without an attestation has. */
const ANSWER_MAX = 12_000;

/** The fields of an answer that are read before the library checks it. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

/** Reads the fields of a browser's answer that are used here; the library checks the rest, and throws. */
export function parseAnswer<Response extends PasskeyAnswer>(text: string): Response | undefined {
  if (text.length > ANSWER_MAX) return undefined;
  const value = parseJsonText(text);
  if (!isObject(value) || typeof value["id"] !== "string" || !/^[\w-]+$/.test(value["id"])) return undefined;
  const { response } = value;
  if (!isObject(response) || typeof response["clientDataJSON"] !== "string") return undefined;
  return value as unknown as Response; // see above
}

/** Returns the challenge that an answer claims to have signed; undefined when it names none. */
export function challengeIn({ response }: PasskeyAnswer): string | undefined {
  const value = parseJsonText(Buffer.from(response.clientDataJSON, "base64url").toString("utf8"));
  return isObject(value) && typeof value["challenge"] === "string" ? value["challenge"] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
