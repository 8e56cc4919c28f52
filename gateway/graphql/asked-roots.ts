import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from "graphql";
import { fragmentsOf } from "./fragments-of.js";

/** A root field under its key in the operation and its name in the schema. */
export interface RootField {
  readonly key: string;
  readonly name: string;
}

/** Returns the root fields that a valid operation selects, also through fragments; each key once. */
export function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): readonly RootField[] {
  const fields = new Map<string, string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.set((selection.alias ?? selection.name).value, selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else visitFragment(selection.name.value);
    }
  };
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const visitFragment = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const fragment = fragments.get(name);
    if (fragment !== undefined) visit(fragment.selectionSet);
  };
  visit(operation.selectionSet);
  return [...fields].map(([key, name]) => ({ key, name }));
}
