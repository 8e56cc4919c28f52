import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  lexicographicSortSchema,
  print,
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";
import { OPERATION_ACCESS } from "../../accesstoken/operation-access.js";
import { SEMANTIC_NON_NULL } from "../../graphql/semantic-non-null.js";
import { OPERATIONS_WITH_PROOF } from "../../identity/factor/operations-with-proof.js";
import { ERRORS } from "../../platform/errors.js";
import { createSchema } from "../schema.js";
import { LIMITS } from "./limits-in-words.js";
import { referencePages, type Operation, type ReferencePage } from "./reference-pages.js";

const MADE = "<!-- `npm run schema` writes this page. -->";

/** Returns the pages of the reference, by the names of their files: an index, each noun, the errors and the limits. */
export function printReference(schema: GraphQLSchema = createSchema(null)): ReadonlyMap<string, string> {
  const pages = referencePages(lexicographicSortSchema(schema));
  const link = linkerOf(pages);
  return new Map([
    ["README.md", printIndex(pages)],
    ...pages.map((page) => [page.file, printPage(page, link)] as const),
    ["errors.md", printErrors()],
    ["limits.md", printLimits()],
  ]);
}

/** Returns a type as GraphQL writes it, with a link to the part of a page that describes it. */
type Linker = (type: GraphQLType, from: ReferencePage) => string;

function linkerOf(pages: readonly ReferencePage[]): Linker {
  const files = new Map(pages.flatMap((page) => page.types.map(({ name }) => [name, page.file])));
  return function link(type, from): string {
    if (isNonNullType(type)) return `${link(type.ofType, from)}!`;
    if (isListType(type)) return `\\[${link(type.ofType, from)}\\]`;
    const file = files.get(type.name);
    return `[${type.name}](${file === from.file ? "" : file}#${type.name.toLowerCase()})`;
  };
}

function printIndex(pages: readonly ReferencePage[]): string {
  const rows = pages.map(({ file, title, operations }) => {
    const links = operations.map(({ field, root }) => `[${field.name}](${file}#${placeOf(field.name, root)})`);
    return [`[${title}](${file})`, links.join(", ")];
  });
  return joined([
    MADE,
    "# Reference",
    "Every operation and every type of [schema.graphql](../schema.graphql), by noun; [the guide](../README.md) explains what they have in common, and [examples.graphql](../examples.graphql) shows each operation ready to run. All [errors](errors.md) and all [limits](limits.md) have a page of their own.",
    "A field with `@semanticNonNull` is null only when it failed, and then has an error. A default stands behind the `=` of an argument.",
    table(["page", "operations"], rows),
  ]);
}

function printPage(page: ReferencePage, link: Linker): string {
  const { title, operations, types } = page;
  return joined([
    MADE,
    `# ${title}`,
    "[All pages](README.md)",
    ...(operations.length > 0 ? ["## Operations"] : []),
    ...operations.flatMap((operation) => printOperation(operation, page, link)),
    ...(types.length > 0 ? ["## Types"] : []),
    ...types.flatMap((type) => printType(type, page, link)),
  ]);
}

function printOperation({ root, field }: Operation, page: ReferencePage, link: Linker): readonly string[] {
  const arguments_ = field.args.map(({ name }) => name).join(", ");
  return [
    `### ${field.name} (${root.toLowerCase()})`,
    describe(field),
    `\`${field.name}${arguments_ === "" ? "" : `(${arguments_})`}\`: ${typeOf(field, page, link)}`,
    accessTo(root, field.name),
    ...(field.args.length > 0 ? [printMembers("argument", field.args, page, link)] : []),
  ];
}

/** Returns who may run an operation. */
function accessTo(root: Operation["root"], name: string): string {
  const scopes = OPERATION_ACCESS[`${root}.${name}`] ?? [];
  const who =
    scopes.length === 0
      ? "For signed-in people only."
      : `For signed-in people, and tokens with ${scopes.join(" or ")}.`;
  const proof = root === "Mutation" ? OPERATIONS_WITH_PROOF[name] : undefined;
  if (proof === undefined) return who;
  return `${who} Takes a fresh proof of identity${proof === "ALWAYS" ? "" : " from those with a second factor"}.`;
}

function printType(type: GraphQLNamedType, page: ReferencePage, link: Linker): readonly string[] {
  const head = [`### ${type.name}`, describe(type)];
  if (isEnumType(type)) return [...head, printValues(type.getValues())];
  if (isInputObjectType(type)) {
    return [...head, "An input.", printMembers("field", Object.values(type.getFields()), page, link)];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [...head, "A scalar."];
  const interfaces = type.getInterfaces().map((one) => link(one, page));
  return [
    ...head,
    ...(isInterfaceType(type) ? ["An interface."] : []),
    ...(interfaces.length > 0 ? [`Implements ${interfaces.join(", ")}.`] : []),
    printMembers("field", Object.values(type.getFields()), page, link),
  ];
}

type Member = GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>;

function printMembers(what: string, members: readonly Member[], page: ReferencePage, link: Linker): string {
  const rows = members.map((member) => [
    `\`${member.name}\``,
    `${typeOf(member, page, link)}${defaultOf(member)}`,
    [describe(member), ...argumentsOf(member).map((one) => printArgument(one, page, link))].join("<br>"),
  ]);
  return table([what, "type", "is"], rows);
}

function printArgument(argument: GraphQLArgument, page: ReferencePage, link: Linker): string {
  return `\`${argument.name}\` ${typeOf(argument, page, link)}${defaultOf(argument)}: ${describe(argument)}`;
}

function printValues(values: readonly GraphQLEnumValue[]): string {
  return table(
    ["value", "is"],
    values.map((value) => [`\`${value.name}\``, describe(value)]),
  );
}

function argumentsOf(member: Member): readonly GraphQLArgument[] {
  return "args" in member ? member.args : [];
}

function typeOf(member: Member, page: ReferencePage, link: Linker): string {
  const [mark] = Object.keys(SEMANTIC_NON_NULL);
  return `${link(member.type, page)}${mark !== undefined && member.extensions[mark] === true ? ` \`@${mark}\`` : ""}`;
}

function defaultOf(member: Member): string {
  if (!("defaultValue" in member) || member.defaultValue === undefined) return "";
  const value = astFromValue(member.defaultValue, member.type);
  return value ? ` = \`${print(value)}\`` : "";
}

function describe({
  description,
  ...part
}: {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}): string {
  const words = (description ?? "").trim().replaceAll(/\s+/g, " ");
  return part.deprecationReason == null ? words : `**Deprecated:** ${part.deprecationReason} ${words}`.trim();
}

function printErrors(): string {
  const rows = Object.entries(ERRORS).map(([code, { status, message }]) => [`\`${code}\``, String(status), message]);
  return joined([
    MADE,
    "# Errors",
    "[All pages](README.md)",
    "Every code that a caller can meet, in `extensions.code` of GraphQL and in `error.code` of REST; [the guide](../guide/concepts.md#failures) says what comes with it. The status is that of REST and of uploads; the message may say more.",
    table(["code", "status", "says"], rows),
  ]);
}

function printLimits(): string {
  return joined([
    MADE,
    "# Limits",
    "[All pages](README.md)",
    "What each may be at most; [the guide](../guide/concepts.md#limits-and-budgets) says what happens beyond.",
    table(["what", "at most"], LIMITS),
  ]);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns the anchor of the heading of an operation, which has its kind in brackets, as a type may have its name. */
function placeOf(name: string, root: Operation["root"]): string {
  return `${name}-${root}`.toLowerCase();
}

function joined(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
