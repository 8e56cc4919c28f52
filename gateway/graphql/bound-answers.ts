import {
  defaultFieldResolver,
  getNamedType,
  GraphQLString,
  isListType,
  isObjectType,
  responsePathAsArray,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import type { Context } from "./context.js";

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** The types of lists whose rows have no long texts; those of all others may be long. */
const SHORT: ReadonlySet<string> = new Set(["JobHuntConnection", "LogEntryConnection", "TrashItemConnection"]);
/** The other types of queries whose texts may be long. */
const LONG: ReadonlySet<string> = new Set(["JobDetails", "EarlierCapture", "OwnedRecord"]);

/**
 * The texts that are not counted: names, keys and cursors, of which the rows and aliases that one answer can have hold less
 * than it may. Every other text is counted; a fact of the log is one, as it may be the reason why a hunt ended.
 */
const SHORT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  DueFact: ["name", "value"],
  DueReason: ["key"],
  Employer: ["name"],
  IdealJob: ["name"],
  JobHunt: ["name", "jobId", "applicationId"],
  LogEntry: ["action"],
  LogFact: ["name"],
  LogSentence: ["key"],
  PageInfo: ["startCursor", "endCursor"],
  Step: ["key"],
  WorkflowStep: ["key"],
};

function isShort(type: string, field: string): boolean {
  return (field === "cursor" && type.endsWith("Edge")) || SHORT_TEXTS[type]?.includes(field) === true;
}

function isLong(type: string): boolean {
  return LONG.has(type) || (type.endsWith("Connection") && !SHORT.has(type));
}

/**
 * Counts the texts of an answer while they are resolved, but for short ones. Queries whose texts may be long are read one
 * after the other, and a mutation does not begin once the answer was refused; what was read before it is forgotten.
 */
export function boundAnswers(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (isLong(getNamedType(field.type).name)) field.resolve = inTurn(field.resolve ?? defaultFieldResolver);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    field.resolve = whileOpen(field.resolve ?? defaultFieldResolver);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      const isText = getNamedType(field.type) === GraphQLString && !isListType(field.type);
      if (isText && !isShort(type.name, field.name)) field.resolve = counted(field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

function inTurn(resolve: Resolve): Resolve {
  return (source, args, context, info) => context.answer.inTurn(() => resolve(source, args, context, info));
}

function whileOpen(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    context.answer.requireOpen();
    context.loaders.forget();
    return resolve(source, args, context, info);
  };
}

function counted(resolve: Resolve): Resolve {
  return (source, args, context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((text) => charged(text, context, info))
      : charged(value, context, info);
  };
}

function charged(value: unknown, { answer }: Context, { path }: GraphQLResolveInfo): unknown {
  if (typeof value === "string") answer.charge(value, () => placeOf(path));
  return value;
}

/** Returns the path of a field in the answer by its names alone, such as `notes.nodes.content`. */
function placeOf(path: GraphQLResolveInfo["path"]): string {
  return responsePathAsArray(path)
    .filter((key) => typeof key === "string")
    .join(".");
}
