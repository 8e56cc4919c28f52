import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from "graphql";

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** What was found for each field of a document. A document is kept for many requests, and a list asks once for each row. */
const known = new WeakMap<FieldNode, Map<ReadonlySet<string>, boolean>>();

/** Returns whether of the answer of a field nothing but these fields is selected, by whatever fragment. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return fieldNodes.every((node) => remembered(node, names, () => hasOnly(node.selectionSet, fragments, names)));
}

/** Does the same for the records of a page. */
export function nodesSelectOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return fieldNodes.every((node) => remembered(node, names, () => nodesHaveOnly(node.selectionSet, fragments, names)));
}

function remembered(node: FieldNode, names: ReadonlySet<string>, find: () => boolean): boolean {
  const before = known.get(node)?.get(names);
  if (before !== undefined) return before;
  const found = find();
  known.set(node, new Map(known.get(node)).set(names, found));
  return found;
}

function nodesHaveOnly(
  selected: SelectionSetNode | undefined,
  fragments: Fragments,
  names: ReadonlySet<string>,
): boolean {
  return (selected?.selections ?? []).every((selection) => {
    if (selection.kind !== Kind.FIELD) return nodesHaveOnly(within(selection, fragments), fragments, names);
    const { name, selectionSet } = selection;
    if (name.value === "edges") return nodesHaveOnly(selectionSet, fragments, names);
    return NODES.has(name.value) ? hasOnly(selectionSet, fragments, names) : true;
  });
}

/** The fields of a page, and of an edge, that are records. */
const NODES: ReadonlySet<string> = new Set(["nodes", "node"]);

function hasOnly(selected: SelectionSetNode | undefined, fragments: Fragments, names: ReadonlySet<string>): boolean {
  return (selected?.selections ?? []).every((selection) => {
    if (selection.kind === Kind.FIELD) return names.has(selection.name.value);
    return hasOnly(within(selection, fragments), fragments, names);
  });
}

function within(
  selection: FragmentSpreadNode | InlineFragmentNode,
  fragments: Fragments,
): SelectionSetNode | undefined {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
  return fragment?.selectionSet;
}
