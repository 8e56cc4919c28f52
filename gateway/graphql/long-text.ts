import DataLoader from "dataloader";
import { columnOf, tableOf, type EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { textBytes, type LongTexts } from "../database/long-texts.js";
import { PAGE_BYTES } from "../database/page.js";
import { genericPlan } from "../database/generic-plan.js";
import type { Context } from "./context.js";
import type { LoaderFactory, LoaderRequest } from "./loaders.js";

/** One of the long texts of an entity whose rows are read without them. */
interface LongTextOf<Row extends object> {
  readonly entity: EntityClass<Row>;
  readonly texts: LongTexts<Row>;
  readonly property: keyof Row & string;
}

/** Reads a long text where it is asked for, that of many rows with one statement. */
export class LongText<Row extends { readonly id: string }> {
  private readonly loader: LoaderFactory<string, string | null>;

  constructor(
    private readonly database: Database,
    private readonly text: LongTextOf<Row>,
  ) {
    // Nothing is kept: the texts of a field are counted before those of the next, be they the same, are read.
    this.loader = (request) =>
      new DataLoader(
        (ids) => request.answer.fitting(text.texts.field, (most) => this.readMany(request, ids, most), PAGE_BYTES),
        { cache: false },
      );
  }

  /** Returns the text of a row. Throws TOO_LARGE when those that are asked for together do not fit into the answer. */
  async of(row: Row, { loaders }: Context): Promise<string | null> {
    const { property } = this.text;
    if (!Object.hasOwn(row, property)) return loaders.of(this.loader).load(row.id);
    const text = row[property];
    return typeof text === "string" ? text : null;
  }

  private async readMany(
    { ownerId }: LoaderRequest,
    ids: readonly string[],
    most: number,
  ): Promise<(string | null)[] | null> {
    const { entity, property } = this.text;
    const column = `r.${columnOf(entity, property)}`;
    const isTooMuch = `sum(${textBytes(entity, "r", [property])}) over () > $3::bigint`;
    const rows = await this.database.queryOwned<{ id: string; text: string | null; isTooMuch: boolean }>(
      ownerId,
      genericPlan(`select r.id, case when not ${isTooMuch} then ${column} end as text, ${isTooMuch} as "isTooMuch"
       from ${tableOf(entity)} r where r.owner_id = $1 and r.id = any($2::uuid[])`),
      [ids, most],
    );
    if (rows[0]?.isTooMuch === true) return null;
    const found = new Map(rows.map(({ id, text }) => [id, text]));
    return ids.map((id) => found.get(id) ?? null);
  }
}
