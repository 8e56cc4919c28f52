import type { TypedDocumentNode } from "@apollo/client";
import {
  Kind,
  OperationTypeNode,
  visit,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type NameNode,
  type OperationDefinitionNode,
  type TypeNode,
  type VariableDefinitionNode,
  type VariableNode,
} from "graphql";

/** A query whose response has lists of any records, by their names. */
type ListsDocument = TypedDocumentNode<Readonly<Record<string, unknown>>>;

/** Created once per query, because Apollo identifies documents by reference. */
const made = new WeakMap<DocumentNode, Map<string, ListsDocument>>();

/** Returns the names of the lists that a query reads page by page, as in its response; empty for other operations. */
export function listsOf(document: DocumentNode): readonly string[] {
  return pagedFields(document).map(keyOf);
}

/** Returns the query that reads one list of another query from `$after` on, `$first` records of it. */
export function furtherPage(document: DocumentNode, list: string): ListsDocument {
  const known = made.get(document) ?? new Map<string, ListsDocument>();
  made.set(document, known);
  const further = known.get(list) ?? makeFurtherPage(document, list);
  known.set(list, further);
  return further;
}

function makeFurtherPage(document: DocumentNode, list: string): ListsDocument {
  const operation = operationOf(document);
  const paged = pagedFields(document).find((field) => keyOf(field) === list);
  if (operation === undefined || paged === undefined) throw new Error(`No list ${list} is read here.`);
  const isPlace = ({ name }: ArgumentNode): boolean => name.value === "first" || name.value === "after";
  const others = (paged.arguments ?? []).filter((argument) => !isPlace(argument));
  const field: FieldNode = { ...paged, arguments: [...others, placeArgument("first"), placeArgument("after")] };
  const fragments = fragmentsIn(field, document);
  const used = new Set([field, ...fragments].flatMap(variablesIn));
  const variableDefinitions = (operation.variableDefinitions ?? []).filter(
    ({ variable: { name } }) => used.has(name.value) && name.value !== "first" && name.value !== "after",
  );
  const further: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [
      ...variableDefinitions,
      placeVariable("first", { kind: Kind.NON_NULL_TYPE, type: { kind: Kind.NAMED_TYPE, name: nameNode("Int") } }),
      placeVariable("after", { kind: Kind.NAMED_TYPE, name: nameNode("String") }),
    ],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  };
  return { kind: Kind.DOCUMENT, definitions: [further, ...fragments] };
}

function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Returns the fields that have a cursor to continue from: connections whose end cursor is selected. */
function pagedFields(document: DocumentNode): readonly FieldNode[] {
  const operation = operationOf(document);
  if (operation?.operation !== OperationTypeNode.QUERY) return [];
  return operation.selectionSet.selections.filter(
    (node) =>
      node.kind === Kind.FIELD &&
      node.selectionSet?.selections.some((part) => part.kind === Kind.FIELD && part.name.value === "pageInfo") === true,
  ) as readonly FieldNode[]; // the filter keeps only fields
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** Returns the fragments that a node spreads, and those that they spread. */
function fragmentsIn(
  node: ASTNode,
  document: DocumentNode,
  found = new Set<FragmentDefinitionNode>(),
): readonly FragmentDefinitionNode[] {
  visit(node, {
    FragmentSpread: ({ name }) => {
      const fragment = document.definitions.find(
        (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === name.value,
      );
      if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || found.has(fragment)) return;
      found.add(fragment);
      fragmentsIn(fragment, document, found);
    },
  });
  return [...found];
}

function variablesIn(node: ASTNode): readonly string[] {
  const names: string[] = [];
  visit(node, { Variable: ({ name }) => void names.push(name.value) });
  return names;
}

function placeArgument(name: string): ArgumentNode {
  return { kind: Kind.ARGUMENT, name: nameNode(name), value: variableNode(name) };
}

function placeVariable(name: string, type: TypeNode): VariableDefinitionNode {
  return { kind: Kind.VARIABLE_DEFINITION, variable: variableNode(name), type };
}

function variableNode(name: string): VariableNode {
  return { kind: Kind.VARIABLE, name: nameNode(name) };
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value };
}
