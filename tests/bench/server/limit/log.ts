import { logFilterOf, selectMatches } from "../../../../gateway/log/log-filter.js";
import type { LogWordWhere } from "../../../../gateway/log/log.input.js";
import type { LogEntry } from "../../../../gateway/log/log-entry.entity.js";
import { Parameters } from "../../../../gateway/database/statement.js";
import { pageInfoOf } from "./hunts.js";
import type { LimitDatabase } from "./database.js";
import type { FieldTable, Values } from "./shape.js";

interface LineRow {
  readonly id: string;
  readonly date: Date;
  readonly sentence: LogEntry["sentence"];
}

const COLUMNS = `l.id, l.date, l.action, l.entry, l.sentence, l.undone_at as "undoneAt",
  l.changes is not null and l.undone_at is null and l.created_at > now() - interval '30 days' as "isUndoable"`;
const NEWEST = "order by l.date desc, l.id desc limit $2";

/** The fields that are worked out of the row of a line. */
export const LOG_FIELDS = {
  LogEntry: {
    sentence: ({ sentence }: LineRow) =>
      sentence && {
        key: sentence.key,
        facts: Object.entries(sentence.facts).map(([name, value]) => ({ name, value })),
        undone: sentence.undone ?? 0,
      },
  },
} satisfies FieldTable;

/** Returns a page of the log, or of the lines that hold words, or are about a hunt: one statement. */
export async function readLog(database: LimitDatabase, ownerId: string, args: Values): Promise<Values> {
  const { where, first } = args as { where: { words?: LogWordWhere[]; jobHuntId?: string } | null; first: number }; // as the client asks
  const { values, add } = new Parameters(2);
  const filter = logFilterOf(null, where?.words);
  const conditions = [
    filter &&
      `l.id = any(array(${selectMatches(filter, { ownerId, range: [], most: first + 1, hasOldWords: false }, add)}))`,
    where?.jobHuntId !== undefined && `l.subject_id = ${add(where.jobHuntId)} and l.subject_kind = 'JOB_HUNT'`,
  ].filter((condition) => typeof condition === "string");
  const text = `select ${COLUMNS} from log_entry l where ${["l.owner_id = $1", ...conditions].join(" and ")} ${NEWEST}`;
  const rows = await database.rows<LineRow>(text, [ownerId, first + 1, ...values]);
  const nodes = rows.slice(0, first);
  return { nodes, pageInfo: pageInfoOf(nodes.at(-1), "DATE", ({ date }) => date, rows.length > first) };
}
