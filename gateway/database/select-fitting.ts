import { columnOf, type EntityClass } from "./columns.js";
import type { Database } from "./database.js";
import { textBytes, type LongTexts, type TextBudget } from "./long-texts.js";
import { ROW, selectWhere } from "./select.js";
import type { Condition } from "./statement.js";

interface FittingRows<Row extends object> {
  readonly texts: LongTexts<Row>;
  readonly where: readonly Condition[];
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
  { texts: { properties, field }, where, budget }: FittingRows<Row>,
): Promise<Row[]> {
  const columns = properties.map((text) => [text, `${ROW}.${columnOf(entity, text)}`] as const);
  const rows = await selectWhere<Row & { readonly isTooMuch: boolean }>(
    database,
    ownerId,
    {
      entity,
      computed: (add) => {
        const isTooMuch = `sum(${textBytes(entity, ROW, properties)}) over () > ${add(budget.left)}::bigint`;
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
