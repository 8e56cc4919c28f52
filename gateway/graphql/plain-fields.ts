import {
  defaultFieldResolver,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { hasColumn, type EntityClass } from "../database/columns.js";

/**
 * The extensions of a field, or of all fields of a type, whose property is a function that is called when the field is
 * selected.
 */
export const IS_FUNCTION = { isFunction: true } as const;

/**
 * Makes of the resolvers of a schema what is read without waiting: a field that is a column of an entity is a property, the
 * type of a row of an interface is its `__typename`, and a field that is a function has a resolver, as the compiler of
 * operations calls no other functions. `entities` are those of the interfaces.
 */
export function readPlainly(schema: GraphQLSchema, entities: readonly EntityClass<object>[]): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) type.resolveType = typeName;
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) setResolver(type, field, entities);
  }
  return schema;
}

const typeName: GraphQLInterfaceType["resolveType"] = ({ __typename }: { readonly __typename?: string }) => __typename;

function setResolver(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  entities: readonly EntityClass<object>[],
): void {
  const isInherited = type.getInterfaces().some((above) => above.getFields()[field.name]?.resolve === field.resolve);
  if (isInherited && entities.some((entity) => hasColumn(entity, field.name))) delete field.resolve;
  if ({ ...type.extensions, ...field.extensions }["isFunction"] === true) field.resolve ??= defaultFieldResolver;
}
