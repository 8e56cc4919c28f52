import type { RecordKind, TypedKind } from "../lib/recordKinds.js";
import type { Translate } from "../lib/useT.js";
import { typeNames } from "./typeMessages.js";

/** The separator the server puts between the type and the other details of a search result. */
export const DETAIL_SEPARATOR = " · ";

interface Hit {
  readonly kind: RecordKind;
  readonly detail: string | null;
}

/**
 * Returns what distinguishes a search result from others of its name, with its built-in type in the user's language. It
 * is one line; its signs stay, since a hyphen or a star may be part of a name.
 */
export function hitDetail({ kind, detail }: Hit, t: Translate): string {
  const types = isTyped(kind) ? typeNames[kind] : {};
  const [type = "", ...rest] = (detail ?? "").split(DETAIL_SEPARATOR);
  const name = types[type];
  const read = [name ? t(name) : type, ...rest].join(DETAIL_SEPARATOR);
  return read.replace(/\s+/g, " ").trim();
}

function isTyped(kind: string): kind is TypedKind {
  return kind in typeNames;
}
