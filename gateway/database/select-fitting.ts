import { columnOf, type EntityClass } from "./columns.js";
import type { Database } from "./database.js";
import { ROW, selectWhere } from "./select.js";
import type { Condition } from "./statement.js";

/** How many bytes of text may still be read. */
export interface TextBudget {
  readonly left: number;
  /** Throws TOO_LARGE for a field of the answer. */
  readonly refuse: (field: string) => never;
}

interface FittingRows<Row> {
  /** The properties of a row's long texts. */
  readonly texts: readonly (keyof Row & string)[];
  readonly where: readonly Condition[];
  /** What is too large, in the error. */
  readonly field: string;
  readonly budget: TextBudget;
}

/**
 * Reads the person's rows that fulfil the conditions, by their ids. Throws TOO_LARGE, without having read a text, when their
 * texts together exceed the budget.
 */
export async function selectFitting<Row extends object>(
  database: Database,
  ownerId: string,
  entity: EntityClass<Row>,
  { texts, where, field, budget }: FittingRows<Row>,
): Promise<Row[]> {
  const columns = texts.map((text) => [text, `${ROW}.${columnOf(entity, text)}`] as const);
  const bytes = columns.map(([, column]) => `coalesce(octet_length(${column}), 0)`).join(" + ") || "0";
  const rows = await selectWhere<Row & { readonly isTooMuch: boolean }>(
    database,
    ownerId,
    {
      entity,
      computed: (add) => {
        const isTooMuch = `sum(${bytes}) over () > ${add(budget.left)}::bigint`;
        const fitting = columns.map(
          ([text, column]) => [text, `case when not ${isTooMuch} then ${column} end`] as const,
        );
        return { ...Object.fromEntries(fitting), isTooMuch };
      },
    },
    { where },
  );
  if (rows[0]?.isTooMuch === true) budget.refuse(field);
  return rows;
}
