import { uuidv7 } from "uuidv7";
import { foldCase } from "../platform/fold-text.js";
import { QuotaKind } from "../platform/quotas.js";
import type { Database } from "../database/database.js";
import type { RecordType } from "./record.types.js";

/** The types of one kind of record: the built-in ones, and those that each person added by using another name. */
export class OwnTypes {
  constructor(
    private readonly database: Database,
    private readonly kind: string,
    private readonly builtIn: readonly RecordType[],
  ) {}

  /** Returns the built-in types, then the person's own by name. */
  async list(ownerId: string): Promise<RecordType[]> {
    const own = await this.database.queryOwned<{ id: string; name: string }>(
      ownerId,
      `select id, name from own_type where owner_id = $1 and kind = $2 order by folded_name`,
      [this.kind],
    );
    return [...this.builtIn, ...own.map((type) => ({ ...type, isBuiltIn: false }))];
  }

  /** Adds a new name to the person's own types; built-in names and null add nothing. */
  async remember(ownerId: string, name: string | null | undefined): Promise<void> {
    if (name == null || this.builtIn.some((type) => foldCase(type.name) === foldCase(name))) return;
    await this.database.transaction(async () => {
      const added = await this.database.query(
        `insert into own_type (owner_id, kind, id, name, folded_name) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id`,
        [ownerId, this.kind, uuidv7(), name, foldCase(name)],
      );
      this.database.noteUsage(ownerId, QuotaKind.TYPE, added.length);
    });
  }
}
