import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { InMemoryCache } from "@apollo/client";
import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from "graphql";
import type { Plugin } from "vite";
import { phasePaths } from "../lib/paths.js";
import { PHASES } from "../components/line/hue.js";
import { boardVariables } from "../features/jobhunt/boardVariables.js";
import type { FirstQueries, FirstQuery } from "../lib/firstAnswers.js";
import type { PhaseName } from "../schema.generated.js";

const WEB = fileURLToPath(new URL("../", import.meta.url));
const NO_VARIABLES = {};

/** The queries with which the screens start. Those of lists that are seldom the first screen are left out. */
const EVERYWHERE: readonly FirstQuery[] = [plain("Viewer"), plain("Navigation")];
const BY_PATH: Readonly<Record<string, readonly FirstQuery[]>> = {
  "/": [plain("Today"), plain("Dashboard"), plain("PlanPause")],
  "/jobhunts": boardOf("ALL"),
  ...Object.fromEntries(PHASES.map((phase) => [phasePaths[phase], boardOf(phase)])),
  "/jobhunts/:id": [plain("HuntSheet")],
};

/** Returns a Vite plugin that writes into the page the queries of the first screen, see app/startEarly.ts. */
export function firstQueries(): Plugin {
  return {
    name: "first-queries",
    transformIndexHtml: () => {
      const attrs = { type: "application/json", id: "first-queries" };
      return [{ tag: "script", attrs, children: JSON.stringify(readFirstQueries()), injectTo: "head" }];
    },
  };
}

/** Returns what the page carries in itself. */
export function readFirstQueries(): FirstQueries {
  const queries = [...EVERYWHERE, ...Object.values(BY_PATH).flat()];
  const texts = textsOf(queries.map(({ operationName }) => operationName));
  return { texts, everywhere: EVERYWHERE, byPath: BY_PATH };
}

/** Returns the texts of operations as the client sends them: with their fragments, and with the names of types. */
function textsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const definitions = readOperations();
  const cache = new InMemoryCache();
  return Object.fromEntries(
    names.map((name) => {
      const found = definitions.get(name);
      if (found === undefined) throw new Error(`No file of operations has the query "${name}".`);
      const document = { kind: Kind.DOCUMENT, definitions: withFragments(found, definitions) } as const;
      return [name, stripIgnoredCharacters(print(cache.transformDocument(document)))];
    }),
  );
}

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

function readOperations(): ReadonlyMap<string, Definition> {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".graphql"));
  const definitions = files.flatMap((file) => parse(readFileSync(join(WEB, file), "utf8")).definitions);
  return new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name?.value ?? "", definition] as const]
        : [],
    ),
  );
}

function withFragments(start: Definition, definitions: ReadonlyMap<string, Definition>): readonly Definition[] {
  const found = new Set([start]);
  // A set is walked on into what is added on the way.
  for (const definition of found) {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = definitions.get(name.value);
        if (fragment !== undefined) found.add(fragment);
      },
    });
  }
  return [...found];
}

function boardOf(screen: PhaseName | "ALL"): readonly FirstQuery[] {
  return [{ operationName: "JobHuntBoard", variables: boardVariables(screen) }, plain("JobHuntStatistics")];
}

function plain(operationName: string): FirstQuery {
  return { operationName, variables: NO_VARIABLES };
}
