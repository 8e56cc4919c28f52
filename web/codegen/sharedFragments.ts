import { Kind, type DefinitionNode, type DocumentNode } from "graphql";
import type { Plugin } from "vite";

const PREFIX = "virtual:fragment/";
const GENERATED = /\.generated\.ts$/;
/** A document as the code generator writes it: in one line, with all of its fragments. */
const DOCUMENT = /(?<== )\{"kind":"Document".*\}(?= as unknown as DocumentNode)/g;

/**
 * Returns a Vite plugin by which each fragment is in the client once. The code generator copies it into every document
 * that uses it, which is half of what the documents weigh.
 */
export function sharedFragments(): Plugin {
  const fragments = new Map<string, string>();
  return {
    name: "shared-fragments",
    // Before the types are removed, by which a document is found.
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? fragments.get(id.slice(PREFIX.length + 1)) : undefined),
    transform: {
      filter: { id: GENERATED },
      handler: (code) => ({ code: shareFragments(code, fragments), map: null }),
    },
  };
}

/** Returns a generated module with references to its fragments, each of which is put into `fragments` as a module. */
export function shareFragments(code: string, fragments: Map<string, string>): string {
  const names = new Set<string>();
  const refer = (definition: DefinitionNode): string => {
    const text = JSON.stringify(definition);
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) return text;
    const name = definition.name.value;
    names.add(name);
    fragments.set(name, `export const ${name} = ${text};`);
    return name;
  };
  const documents = code.replace(DOCUMENT, (text) => {
    const { definitions } = JSON.parse(text) as DocumentNode; // as the code generator wrote it
    return `{kind:"Document",definitions:[${definitions.map(refer).join()}]}`;
  });
  const imports = [...names].map((name) => `import { ${name} } from "${PREFIX}${name}";\n`);
  return imports.join("") + documents;
}
