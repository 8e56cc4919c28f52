import { describe, expect, it } from "@jest/globals";
import ts from "typescript";
import { sourceFiles, type SourceFile } from "./source-files.js";

/**
 * No metadata is emitted for decorators, so each must say its type. The number is where the type function stands;
 * "options" means a `type` among the options.
 */
const TYPED: Readonly<Record<string, number | "options">> = {
  Arg: 1,
  Args: 0,
  Column: "options",
  Field: 0,
  FieldResolver: 0,
  Mutation: 0,
  PrimaryColumn: "options",
  Query: 0,
  Subscription: 0,
};

describe("the decorators", () => {
  it("say their types, so that nothing depends on emitted metadata", () => {
    expect(sourceFiles(["gateway"], /\.ts$/).flatMap(findUntyped)).toEqual([]);
  });

  it.each([
    ["@Field() name!: string"],
    ["@Field({ nullable: true }) name!: string"],
    ["@Column() name!: string"],
    ["@Column({ nullable: true }) name!: string"],
    ["@Column(options) name!: string"],
    ["@PrimaryColumn() id!: string"],
    [`@Query({ description: "All." }) all() {}`],
    ["@Mutation() change() {}"],
    ["@FieldResolver() count() {}"],
    [`all(@Arg("id") id: string) {}`],
  ])("are refused as `%s`", (member) => {
    expect(findUntyped({ path: "planted.ts", text: `class Planted { ${member} }` })).toHaveLength(1);
  });

  it("pass with their types, written either way", () => {
    const members = `
      @Field(() => String) @Column({ type: "text" }) a!: string;
      @Column("text") b!: string;
      @Column(text) c!: string;
      @Column({ ...text, name: "d" }) d!: string;
      @Query(() => [Planted]) all(@Arg("id", () => ID) id: string) {}`;

    expect(
      findUntyped({ path: "planted.ts", text: `const text = { type: "text" } as const; class Planted { ${members} }` }),
    ).toEqual([]);
  });
});

function findUntyped({ path, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node) && ts.isCallExpression(node.expression) && !isTyped(node.expression, file)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isTyped({ expression, arguments: given }: ts.CallExpression, file: ts.SourceFile): boolean {
  const place = TYPED[expression.getText()];
  if (place === undefined) return true;
  if (place !== "options") return given[place] !== undefined && ts.isArrowFunction(given[place]);
  return given[0] !== undefined && (ts.isStringLiteral(given[0]) || saysType(given[0], file));
}

/** True for options with a `type`, written out or shared in a constant of the file. */
function saysType(options: ts.Expression, file: ts.SourceFile): boolean {
  if (ts.isAsExpression(options)) return saysType(options.expression, file);
  if (ts.isObjectLiteralExpression(options)) {
    return options.properties.some((property) =>
      ts.isSpreadAssignment(property) ? saysType(property.expression, file) : property.name.getText() === "type",
    );
  }
  if (!ts.isIdentifier(options)) return false;
  const constants = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const constant = constants.find(({ name }) => name.getText() === options.text);
  return constant?.initializer !== undefined && saysType(constant.initializer, file);
}
