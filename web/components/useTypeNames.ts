import { useMemo } from "react";
import type { TypedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { typeNames } from "./typeMessages.js";

/** The translation between shown and stored types of one kind of record. */
export interface TypeNames {
  /** Returns the translated name of a type; a custom one as typed. */
  readonly shown: (type: string) => string;
  /** Returns the type to store for a chosen or typed text. */
  readonly stored: (text: string) => string;
}

/** Returns the translated names of the built-in types; records store them in English. */
export function useTypeNames(kind: TypedKind): TypeNames {
  const t = useT();
  return useMemo(() => {
    const names = Object.entries(typeNames[kind]).map(([type, message]) => [type, t(message)] as const);
    const byType = new Map(names);
    const byName = new Map(names.map(([type, name]) => [name, type]));
    return { shown: (type) => byType.get(type) ?? type, stored: (text) => byName.get(text.trim()) ?? text };
  }, [kind, t]);
}
