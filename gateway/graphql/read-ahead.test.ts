import { describe, expect, it } from "@jest/globals";
import { buildSchema, execute, isObjectType, parse, type GraphQLResolveInfo } from "graphql";
import { NEEDS_ID_ONLY, readAhead } from "./read-ahead.js";

const ID = "01890000-0000-7000-8000-00000000000A";

describe("what is read ahead of a record", () => {
  /** Returns what was begun to be read by the time at which the record itself is read, each as `field(first) of id`. */
  async function begun(query: string, { id = ID, brought = [""], variables = {} } = {}): Promise<string[]> {
    const read: string[] = [];
    const schema = buildSchema(`
      type Hunt { id: ID, name: String, notes(first: Int = 20): [String], offers: [String], broken: [String] }
      type Query { hunt(id: ID): Hunt }
    `);
    const type = schema.getType("Hunt");
    if (!isObjectType(type)) throw new Error("There is no such type.");
    for (const name of ["notes", "offers", "broken"]) {
      const field = type.getFields()[name];
      if (field === undefined) throw new Error(`There is no field ${name}.`);
      field.extensions = NEEDS_ID_ONLY;
      field.resolve = (hunt, { first }: { first?: number }, _context, { fieldName }) => {
        read.push(`${fieldName}(${first ?? ""}) of ${String(Reflect.get(Object(hunt), "id"))}`);
        if (name === "broken") throw new Error("It is broken.");
        return [];
      };
    }
    const hunt = (_args: object, context: unknown, info: GraphQLResolveInfo): null => {
      readAhead(info, context, id, new Set(brought));
      return null;
    };
    const answer = await execute({ schema, document: parse(query), rootValue: { hunt }, variableValues: variables });
    expect(answer.errors).toBeUndefined();
    return read;
  }

  const of = ID.toLowerCase();

  it.each([
    ["{ hunt { id name } }", []],
    ["{ hunt { notes offers } }", [`notes(20) of ${of}`, `offers() of ${of}`]],
    ["{ hunt { few: notes(first: 3) ... { notes } } }", [`notes(3) of ${of}`, `notes(20) of ${of}`]],
    ["{ hunt { ...Lists } } fragment Lists on Hunt { offers }", [`offers() of ${of}`]],
    ["{ hunt { broken offers } }", [`broken() of ${of}`, `offers() of ${of}`]],
    ["{ hunt { offers @skip(if: true) notes @include(if: true) } }", []],
    ["{ hunt { ... @include(if: false) { offers } } }", []],
  ])("is every selected field that needs nothing but the id: %s", async (query, expected) => {
    expect(await begun(query)).toEqual(expected);
  });

  it("takes the values of variables", async () => {
    const query = "query ($first: Int) { hunt { notes(first: $first) } }";
    expect(await begun(query, { variables: { first: 7 } })).toEqual([`notes(7) of ${of}`]);
  });

  it("is not what comes with the record", async () => {
    expect(await begun("{ hunt { notes offers } }", { brought: ["notes"] })).toEqual([`offers() of ${of}`]);
  });

  it("is nothing for a text that is no id", async () => {
    expect(await begun("{ hunt { notes } }", { id: "hunt-1" })).toEqual([]);
  });
});
