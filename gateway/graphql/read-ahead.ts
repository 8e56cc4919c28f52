import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionNode,
} from "graphql";
import { isId } from "../database/ids.js";
import { fieldsWithin } from "./selected-fields.js";

/** The extensions of a field whose resolver needs nothing of its record but the id. */
export const NEEDS_ID_ONLY = { needsIdOnly: true } as const;

/** A selected field that can be read ahead. */
interface FieldAhead {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
}

/** What was found for each field of a document, which is kept for many requests. */
const known = new WeakMap<FieldNode, readonly FieldAhead[]>();

/**
 * Begins to read those fields of a record that need nothing of it but the id, while the record itself is read: both are
 * one statement then. The loaders of the request keep what was read, and failures, until the resolvers of the fields ask
 * for it; of a record that is not the person's they find nothing. What a directive may leave out is read when it is its
 * turn; the fields of `brought` come with the record.
 */
export function readAhead(
  info: GraphQLResolveInfo,
  context: unknown,
  id: string,
  brought: ReadonlySet<string> = new Set(),
): void {
  const type = getNamedType(info.returnType);
  if (!isObjectType(type) || !isId(id)) return;
  const record = { id: id.toLowerCase() };
  for (const each of info.fieldNodes.flatMap((node) => aheadOf(node, type, info))) {
    const { field, node } = each;
    const own = { fieldName: field.name, fieldNodes: [node], parentType: type, returnType: field.type };
    if (!brought.has(field.name)) void begin(each, record, context, { ...info, ...own });
  }
}

async function begin(
  { field, node }: FieldAhead,
  record: object,
  context: unknown,
  info: GraphQLResolveInfo,
): Promise<void> {
  try {
    const args = getArgumentValues(field, node, info.variableValues);
    await field.resolve?.(record, args, context, info);
  } catch {
    // The field's own resolver fails for the same reason, and says so.
  }
}

function isUnconditional({ directives = [] }: SelectionNode): boolean {
  return directives.length === 0;
}

function aheadOf(node: FieldNode, type: GraphQLObjectType, { fragments }: GraphQLResolveInfo): readonly FieldAhead[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  const fields = type.getFields();
  const found = fieldsWithin(node.selectionSet, fragments, isUnconditional).flatMap((selected) => {
    const field = fields[selected.name.value];
    return field?.extensions["needsIdOnly"] === true ? [{ field, node: selected }] : [];
  });
  known.set(node, found);
  return found;
}
