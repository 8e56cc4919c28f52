import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  validateSchema,
  visit,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { printContract } from "../../gateway/schema/print-schema.js";

const CONTRACT = readFileSync("schema/schema.graphql", "utf8");
/** Two lines of the contract. */
const DESCRIPTION_MAX = 240;

describe("the contract", () => {
  it("is what the gateway serves (npm run schema writes it anew)", () => {
    expect(printContract()).toBe(CONTRACT);
  });

  it("follows the rules of GraphQL for schemas", () => {
    expect(validateSchema(buildSchema(CONTRACT))).toEqual([]);
    expect(validateSchema(buildSchema("type Mutation { a: Int }"))).toHaveLength(1); // no queries
  });

  it("differs as soon as one field does", () => {
    const planted = CONTRACT.replace(/^ {2}\w+: ID!$/m, "  planted: ID!");

    expect(planted).not.toBe(CONTRACT);
    expect(printContract()).not.toBe(planted);
  });

  it("describes every type, field, argument and value for somebody who has never seen the product", () => {
    expect(findUndescribed(buildSchema(CONTRACT))).toEqual([]);
  });

  it("names each kind of thing that has no description", () => {
    const planted = buildSchema(`
      type Query { a(b: In): E }
      type Subscription { g(h: Int): Int }
      input In { c: Int }
      enum E { F }
    `);

    const names = ["Query.a", "Query.a(b)", "Subscription.g", "Subscription.g(h)", "In", "In.c", "E", "E.F"];
    expect([...findUndescribed(planted)].sort()).toEqual(names.sort());
  });

  it("keeps each description to what two lines hold", () => {
    expect(findLongDescriptions(CONTRACT)).toEqual([]);
  });

  it("notices a description that goes on and on", () => {
    const long = "On and on. ".repeat(30).trim();

    expect(findLongDescriptions(`type Query { "${long}" a: Int }`)).toEqual([long]);
  });
});

// The root types are described by the specification of GraphQL.
function findUndescribed(schema: GraphQLSchema): readonly string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type))
    .flatMap((type) => [type, ...partsOf(type)].map((part) => described(type, part)))
    .filter(({ name, description }) => !description?.trim() && !roots.some((root) => root?.name === name))
    .map(({ name }) => name);
}

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

function described(type: GraphQLNamedType, part: Described): Described {
  const name = part === type ? type.name : `${type.name}.${part.name}`;
  return { name, description: part.description };
}

function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues();
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    field,
    ...field.args.map(({ name, description }) => ({ name: `${field.name}(${name})`, description })),
  ]);
}

function findLongDescriptions(sdl: string): readonly string[] {
  const long: string[] = [];
  visit(parse(sdl), {
    enter(node) {
      const description = "description" in node ? node.description?.value : undefined;
      if (description !== undefined && description.length > DESCRIPTION_MAX) long.push(description);
    },
  });
  return long;
}
