import type { AccessScope } from "../person/access-scope.js";
import type { Fields, JsonSchema } from "./fields.js";
import type { Readers } from "./readers.js";

/** A value that the spec's client can send. */
export type WireValue = string | number | null | undefined;

/** The values of a request's query or body, by their wire names. */
export type WireValues = Readonly<Record<string, WireValue>>;

/** A GraphQL operation and how a request's values become its variables. */
export interface Call {
  readonly operation: string;
  readonly variables: (values: WireValues) => Readonly<Record<string, unknown>>;
}

/** Reads what a path answers without an operation, for a list so long that resolving its fields one by one costs most. */
export interface Reading<Data> {
  readonly read: (from: Readers, ownerId: string, values: WireValues) => Promise<Data>;
}

/** The operations of a row, and how they are run. */
export interface Operations extends Call {
  /** Tried when the first operation finds nothing: "store" updates an existing record, and creates a missing one. */
  readonly otherwise?: Call;
  /** The connection of the answer to read to its end, page by page: the spec has no pages. */
  readonly pages?: string;
  /** Returns true when the caller asked for a single page. */
  readonly isOnePage?: (values: WireValues) => boolean;
}

/** What is said of a row, wherever its data come from. */
interface RouteFacts<Data> {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The purpose of the row, for readers who do not know the product. */
  readonly summary: string;
  /**
   * The fields of a request (`person_guid` and `personId` are always accepted); any other name is refused unless empty.
   */
  readonly takes: Fields;
  /** The body of a successful answer. */
  readonly answers: JsonSchema;
  /** The scopes that an access token needs besides those of the operation, because the answer shows what they show. */
  readonly alsoNeeds?: readonly AccessScope[];
  /** Returns the answer's data as the JSON body of the spec. Throws NOT_FOUND where nothing is a 404. */
  readonly answer: (data: Data, values: WireValues, personGuid: string) => object;
}

/** One row of the REST shim: a path of the spec's section 7 over GraphQL operations, or a reading, that answer `Data`. */
export type Route<Data> = RouteFacts<Data> & (Operations | Reading<Data>);

/** A row of the table, whatever it answers with. */
export type AnyRoute = Route<unknown>;
/** A row that reads without an operation. */
export type ReadingRoute = RouteFacts<unknown> & Reading<unknown>;

/** Returns whether a row reads without an operation. */
export function isReading(row: AnyRoute): row is ReadingRoute {
  return "read" in row;
}

/** Returns the name of a row's path, by which `OPERATION_ACCESS` has the scopes of one without operations. */
export function pathName({ method, path }: AnyRoute): string {
  return `${method} /api${path}`;
}

/** Returns the row, typed by the data that its operation selects; the router passes exactly that data back. */
export function route<Data>(row: Route<Data>): AnyRoute {
  return { ...row, answer: (data, values, personGuid) => row.answer(data as Data, values, personGuid) }; // executed against the schema that types it
}
