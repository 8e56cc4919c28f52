import { tableOf } from "../../gateway/database/columns.js";
import type { Database } from "../../gateway/database/database.js";
import type { RecordKind } from "../../gateway/platform/record-kind.js";
import { RECORD_LIST } from "../../gateway/registry/records.js";

/** Returns the kinds of which a person has no record, not even in the trash. */
export async function findMissingKinds(database: Database, ownerId: string): Promise<readonly RecordKind[]> {
  const selects = RECORD_LIST.map(
    ({ kind, entity }) =>
      `select '${kind}' as kind where not exists (select 1 from ${tableOf(entity)} where owner_id = $1)`,
  );
  const rows = await database.query<{ kind: RecordKind }>(selects.join(" union all "), [ownerId]);
  return rows.map(({ kind }) => kind);
}
