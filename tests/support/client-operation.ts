import { readdirSync, readFileSync } from "node:fs";
import { Kind, parse, print, visit, type DefinitionNode } from "graphql";

/** Returns an operation of the client with the fragments that it uses, as the browser sends it. */
export function clientOperation(name: string): string {
  const found = new Map<string, DefinitionNode>();
  const add = (wanted: string): void => {
    const definition = DEFINITIONS.get(wanted);
    if (definition === undefined) throw new Error(`The client has no operation or fragment ${wanted}.`);
    if (found.has(wanted)) return;
    found.set(wanted, definition);
    visit(definition, { FragmentSpread: (spread) => add(spread.name.value) });
  };
  add(name);
  return print({ kind: Kind.DOCUMENT, definitions: [...found.values()] });
}

/** Every operation and fragment of the client, by its name. */
const DEFINITIONS: ReadonlyMap<string, DefinitionNode> = new Map(
  readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => parse(readFileSync(`web/${file}`, "utf8")).definitions)
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name?.value ?? "", definition] as const]
        : [],
    ),
);

/** The names of the operations. */
export const CLIENT_OPERATIONS: readonly string[] = [...DEFINITIONS]
  .filter(([, { kind }]) => kind === Kind.OPERATION_DEFINITION)
  .map(([name]) => name);
