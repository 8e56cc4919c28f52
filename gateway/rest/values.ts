import { PAGE_MAX } from "../../schema/limits.js";
import type { Call, WireValue, WireValues } from "./route.js";

/** Returns a value as text; absent is empty. */
export function text(value: WireValue): string {
  return value == null ? "" : String(value);
}

/** Returns an id from outside, null for none: the spec's client sends an empty one, or 0, for none. */
export function id(value: WireValue): string | null {
  const given = text(value).trim();
  return given === "" || given === "0" ? null : given;
}

/**
 * Returns a value that is sent under one name and read under another: the sent one, else the one that was read and sent
 * back.
 */
export function sentOrRead(values: WireValues, sent: string, read: string): WireValue {
  return values[sent] === undefined ? values[read] : values[sent];
}

/** The operations of a "store": the names of its noun, and how the wire's values become its input. */
export interface Stored {
  /** The noun in the names of the operations and their inputs, such as `Company`. */
  readonly noun: string;
  /** The field of the result that holds the changed record, such as `company`. */
  readonly field: string;
  readonly selection: string;
  readonly fields: (values: WireValues) => Readonly<Record<string, unknown>>;
  /** The input that a new record needs, where the wire has none. */
  readonly whenNew?: (values: WireValues) => Readonly<Record<string, unknown>>;
  /** Returns the id of the record, as it was sent; absent: `id`. */
  readonly idOf?: (values: WireValues) => WireValue;
}

/**
 * Returns the calls of a "store": it updates what the id names, and creates what does not exist; an empty id finds
 * nothing, so that it creates.
 */
export function store({ noun, field, selection, fields, whenNew, idOf = (values) => values["id"] }: Stored): Call & {
  otherwise: Call;
} {
  const operation = (verb: string): string =>
    `mutation ($input: ${verb}${noun}Input!) { changed: ${verb.toLowerCase()}${noun}(input: $input) { ${field} { ${selection} } } }`;
  return {
    operation: operation("Update"),
    variables: (values) => ({ input: { id: text(idOf(values)), ...fields(values) } }),
    otherwise: {
      operation: operation("Create"),
      variables: (values) => ({ input: { id: idOf(values), ...fields(values), ...whenNew?.(values) } }),
    },
  };
}

/** A page of a list. */
export interface PageOf<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

/** Reads a list to its end, page by page; null is asked for first. */
export async function allOf<Node>(read: (after: string | null) => Promise<PageOf<Node>>): Promise<Node[]> {
  const nodes: Node[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const page = await read(after);
    nodes.push(...page.nodes);
    after = page.pageInfo.endCursor;
    isMore = page.pageInfo.hasNextPage;
  }
  return nodes;
}

/** Returns the query of a list that is read to its end, page by page. */
export function list(
  name: string,
  selection: string,
  more: { variables?: string; values?: string; besideNodes?: string; beside?: string } = {},
): string {
  const { variables = "", values = "", besideNodes = "", beside = "" } = more;
  return `query ($after: String${variables}) {
    ${name}(first: ${PAGE_MAX}, after: $after${values}) { nodes { ${selection} } pageInfo { endCursor hasNextPage } ${besideNodes} } ${beside} }`;
}
