import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** What was found for each field of a document. A document is kept for many requests, and a list asks once for each row. */
const known = new WeakMap<FieldNode, Map<ReadonlySet<string>, boolean>>();

/** Returns whether of the answer of a field nothing but these fields is selected, by whatever fragment. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return fieldNodes.every((node) => {
    const before = known.get(node)?.get(names);
    if (before !== undefined) return before;
    const found = fieldsWithin(node.selectionSet, fragments).every(({ name }) => names.has(name.value));
    known.set(node, new Map(known.get(node)).set(names, found));
    return found;
  });
}

/** Does the same for the records of a page. */
export function nodesSelectOnly(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return [...selectedNodeFields(info)].every((name) => names.has(name));
}

/** A way into an answer: at each level one of some fields. */
export type SelectionPath = readonly ReadonlySet<string>[];

const OF_ANSWER: SelectionPath = [];
/** The ways to the records of a page. */
export const PAGE_RECORDS: readonly SelectionPath[] = [[new Set(["nodes"])], [new Set(["edges"]), new Set(["node"])]];

/** Returns the names of the fields that are selected of the answer of a field, by whatever fragment. */
export function selectedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  return selectedAt(info, OF_ANSWER);
}

/** Does the same for the records of a page. */
export function selectedNodeFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  return new Set(PAGE_RECORDS.flatMap((path) => [...selectedAt(info, path)]));
}

/** Does the same for what a path leads to; it is remembered by the path, which therefore has to last. */
export function selectedAt({ fieldNodes, fragments }: GraphQLResolveInfo, path: SelectionPath): ReadonlySet<string> {
  const sets = fieldNodes.map((node) => {
    const before = selectedNames.get(node)?.get(path);
    if (before !== undefined) return before;
    const names = new Set(fieldsAt(node, fragments, path).map(({ name }) => name.value));
    selectedNames.set(node, new Map(selectedNames.get(node)).set(path, names));
    return names;
  });
  const [first = new Set<string>(), ...rest] = sets;
  return rest.length === 0 ? first : new Set(sets.flatMap((names) => [...names]));
}

/** The names that were found for each field of a document. */
const selectedNames = new WeakMap<FieldNode, Map<SelectionPath, ReadonlySet<string>>>();

function fieldsAt(node: FieldNode, fragments: Fragments, [level, ...deeper]: SelectionPath): readonly FieldNode[] {
  const fields = fieldsWithin(node.selectionSet, fragments);
  if (level === undefined) return fields;
  return fields.filter(({ name }) => level.has(name.value)).flatMap((field) => fieldsAt(field, fragments, deeper));
}

/** Returns the fields of a selection, by whatever fragment, in its order; `isMeant` leaves out fields, and fragments with theirs. */
export function fieldsWithin(
  selected: SelectionSetNode | undefined,
  fragments: Fragments,
  isMeant: (selection: SelectionNode) => boolean = () => true,
): readonly FieldNode[] {
  return (selected?.selections ?? [])
    .filter(isMeant)
    .flatMap((selection) =>
      selection.kind === Kind.FIELD ? [selection] : fieldsWithin(within(selection, fragments), fragments, isMeant),
    );
}

function within(
  selection: FragmentSpreadNode | InlineFragmentNode,
  fragments: Fragments,
): SelectionSetNode | undefined {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
  return fragment?.selectionSet;
}
