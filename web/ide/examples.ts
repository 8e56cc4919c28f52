import { Kind, parse, type OperationDefinitionNode } from "graphql";
import source from "../../schema/examples.graphql?raw";
import variables from "../../schema/examples.variables.json";

/** A runnable operation with its description and sample variables. */
export interface Example {
  readonly name: string;
  readonly kind: string;
  /** The comment above it. */
  readonly about: string;
  readonly query: string;
  readonly variables: string;
}

/** Every operation of schema/examples.graphql, in its order. */
export const examples: readonly Example[] = readExamples(source);

function readExamples(text: string): Example[] {
  const operations = parse(text).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  let end = 0;
  return operations.map((node) => {
    const { start = 0, end: stop = text.length } = node.loc ?? {};
    const about = text.slice(end, start).replace(/^# ?/gm, "").trim();
    end = stop;
    return {
      name: nameOf(node),
      kind: node.operation,
      about,
      query: text.slice(start, stop),
      variables: variablesOf(node),
    };
  });
}

function nameOf(node: OperationDefinitionNode): string {
  return node.name?.value ?? node.operation;
}

function variablesOf(node: OperationDefinitionNode): string {
  const known: Readonly<Record<string, unknown>> = variables;
  return JSON.stringify(known[nameOf(node)] ?? {}, null, 2);
}
