import { useMemo } from "react";
import type { TypedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { typeNames } from "./typeMessages.js";

/** How the types of one kind of record are read and written. */
export interface TypeNames {
  /** A type in the person's language; one of their own as they typed it. */
  readonly shown: (type: string) => string;
  /** What a record carries for what was picked or typed. */
  readonly stored: (text: string) => string;
}

/** Gives the names of the types that everybody has in the person's language; records carry them in English. */
export function useTypeNames(kind: TypedKind): TypeNames {
  const t = useT();
  return useMemo(() => {
    const names = Object.entries(typeNames[kind]).map(([type, message]) => [type, t(message)] as const);
    const byType = new Map(names);
    const byName = new Map(names.map(([type, name]) => [name, type]));
    return { shown: (type) => byType.get(type) ?? type, stored: (text) => byName.get(text.trim()) ?? text };
  }, [kind, t]);
}
