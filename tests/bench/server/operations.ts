import { Kind, parse, print, visit, type SelectionSetNode } from "graphql";
import { clientOperation } from "../../support/client-operation.js";

/** Returns an operation of the client as Apollo Client sends it: with `__typename` in every selection but the outermost. */
export function sentOperation(name: string): string {
  return print(
    visit(parse(clientOperation(name)), {
      SelectionSet: (selections: SelectionSetNode, _key, parent) => {
        const isOutermost = parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION;
        if (isOutermost) return undefined;
        const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
        return { ...selections, selections: [...selections.selections, typename] };
      },
    }),
  );
}
