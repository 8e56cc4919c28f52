import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { getMetadataStorage } from "type-graphql";
import type { Context } from "../graphql/context.js";

type Resolve = GraphQLFieldResolver<unknown, Context>;
type ResolverMetadata = ReturnType<typeof getMetadataStorage>["fieldResolvers"][number];
type ParameterMetadata = NonNullable<ResolverMetadata["params"]>[number];
type Parameter = (...call: Parameters<Resolve>) => unknown;
type Method = (...parameters: readonly unknown[]) => unknown;

/**
 * Lets the resolvers of fields without arguments be called directly. The library collects and sorts the parameters at each
 * call, and copies the row that a field is of into an instance of its class.
 */
export function callDirectly(schema: GraphQLSchema, instances: ReadonlyMap<unknown, object>): GraphQLSchema {
  const types = getMetadataStorage().objectTypes;
  for (const resolver of getMetadataStorage().fieldResolvers) {
    const target = resolver.getObjectType?.();
    const type = schema.getType(types.find((each) => each.target === target)?.name ?? "");
    const field = isObjectType(type) ? type.getFields()[resolver.schemaName] : undefined;
    const resolve = directly(resolver, instances.get(resolver.target));
    if (field !== undefined && resolve !== null) field.resolve = resolve;
  }
  return schema;
}

/** Returns the resolver; null where it takes arguments, or is not a method of an instance. */
function directly({ methodName, params = [] }: ResolverMetadata, instance: object | undefined): Resolve | null {
  const method: unknown = instance === undefined ? undefined : Reflect.get(instance, methodName);
  const parameters = params.toSorted((one, other) => one.index - other.index).map(parameterOf);
  if (typeof method !== "function" || !parameters.every((parameter) => parameter !== null)) return null;
  const bound = method.bind(instance) as Method; // of an instance of a class of resolvers
  return (...call) => bound(...parameters.map((parameter) => parameter(...call)));
}

function parameterOf(metadata: ParameterMetadata): Parameter | null {
  switch (metadata.kind) {
    case "root":
      return metadata.propertyName === undefined ? (root) => root : null;
    case "context":
      return metadata.propertyName === undefined ? (_root, _args, context) => context : null;
    case "info":
      return (_root, _args, _context, info) => info;
    default:
      return null;
  }
}
