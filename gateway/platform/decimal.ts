import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** A number that is not negative, with two digits after the point, such as `2450.50`: as exact as it was written. */
export type Decimal = string;

const RULE =
  "digits, at most ten, and at most two more after a point, such as 64000 or 2450.50: no sign, comma or word";
const FORM = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** The scalar of such a number in the schema. */
export const DecimalScalar = new GraphQLScalarType<Decimal, string>({
  name: "Decimal",
  description: `A number as ${RULE}. Give it as a text or a number; the answer is a text, so that nothing is rounded.`,
  serialize: (value) =>
    String(value)
      .replace(/(\.\d*?)0+$/, "$1")
      .replace(/\.$/, ""),
  parseValue: parse,
  parseLiteral: (node) => {
    const isNumber = node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT;
    return parse(isNumber ? node.value : null);
  },
});

function parse(value: unknown): Decimal {
  const [, whole, part = ""] = FORM.exec(typeof value === "number" ? String(value) : asText(value)) ?? [];
  if (whole === undefined) throw new GraphQLError(`A Decimal is ${RULE}.`);
  return `${whole.replace(/^0+(?=\d)/, "")}.${part.padEnd(2, "0")}`;
}

function asText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
