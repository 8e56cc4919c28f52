import type { Fields, JsonSchema } from "./fields.js";

/** What the spec's client can send as one value. */
export type WireValue = string | number | null | undefined;

/** The values of a request's query or body, by their wire names. */
export type WireValues = Readonly<Record<string, WireValue>>;

/** A GraphQL operation and how a request's values become its variables. */
export interface Call {
  readonly operation: string;
  readonly variables: (values: WireValues) => Readonly<Record<string, unknown>>;
}

/** One row of the REST shim: a path of the spec's section 7 over a GraphQL operation that answers `Data`. */
export interface Route<Data> extends Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** What it does, for somebody who has never seen the product. */
  readonly summary: string;
  /** What a request may carry (`person_guid` and `personId` always may); any other name is refused unless empty. */
  readonly takes: Fields;
  /** The body of a good answer. */
  readonly answers: JsonSchema;
  /** Tried when the first operation finds nothing: "store" updates what is there, and creates what is not. */
  readonly otherwise?: Call;
  /** The connection of the answer to read to its end, page by page: the spec knows no pages. */
  readonly pages?: string;
  /** True when the caller asked for one page of it after all. */
  readonly isOnePage?: (values: WireValues) => boolean;
  /** The answer's data as the JSON body the spec describes. Throws NOT_FOUND where nothing is a 404. */
  readonly answer: (data: Data, values: WireValues, personGuid: string) => unknown;
}

/** A row of the table, whatever its operation answers. */
export type AnyRoute = Omit<Route<unknown>, "answer"> & {
  readonly answer: (data: unknown, values: WireValues, personGuid: string) => unknown;
};

/** States a row, with the shape of what its operation selects; the router hands back just that shape. */
export function route<Data>(row: Route<Data>): AnyRoute {
  return { ...row, answer: (data, values, personGuid) => row.answer(data as Data, values, personGuid) }; // executed against the schema that types it
}
