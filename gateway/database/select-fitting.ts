import { columnOf, type EntityClass } from "./columns.js";
import type { Database } from "./database.js";
import { textBytes, type LongTexts } from "./long-texts.js";
import { ROW, selectWhere } from "./select.js";
import type { Condition } from "./statement.js";

interface FittingRows<Row extends object> {
  readonly texts: LongTexts<Row>;
  readonly where: readonly Condition[];
  /** The bytes that their texts may have together. */
  readonly most: number;
}

/**
 * Reads the person's rows that fulfil the conditions, which name them by keys, in the order of their ids. Returns null,
 * without having read a text, when their texts have more bytes together than they may.
 */
export async function selectFitting<Row extends object>(
  database: Database,
  ownerId: string,
  entity: EntityClass<Row>,
  { texts: { properties }, where, most }: FittingRows<Row>,
): Promise<Row[] | null> {
  const columns = properties.map((text) => [text, `${ROW}.${columnOf(entity, text)}`] as const);
  const rows = await selectWhere<Row & { readonly isTooMuch: boolean }>(
    database,
    ownerId,
    {
      entity,
      computed: (add) => {
        const isTooMuch = `sum(${textBytes(entity, ROW, properties)}) over () > ${add(most)}::bigint`;
        const fitting = columns.map(
          ([text, column]) => [text, `case when not ${isTooMuch} then ${column} end`] as const,
        );
        return { ...Object.fromEntries(fitting), isTooMuch };
      },
    },
    { where, isByKey: true },
  );
  return rows[0]?.isTooMuch === true ? null : rows;
}
