import { FindJobHuntsService } from "../../../../gateway/search/find-job-hunts.service.js";
import { SearchService } from "../../../../gateway/search/search.service.js";
import type { RecordKind } from "../../../../gateway/platform/record-kind.js";
import type { LimitDatabase } from "./database.js";
import { employerSql } from "./hunts.js";
import type { Values } from "./shape.js";

const EMPLOYERS = `select h.id, ${employerSql("h")} as name from job_hunt h where h.owner_id = $1 and h.id = any($2::uuid[])`;

/** Returns the records that a text finds, by the statement of the product: there is no better one to compare it with. */
export async function readSearch(database: LimitDatabase, ownerId: string, args: Values): Promise<Values> {
  const asked = args as { readonly text: string; readonly kinds: readonly RecordKind[]; readonly first: number }; // as the client asks
  return { search: await new SearchService(database.asProduct).find(ownerId, asked) };
}

/**
 * Returns what a text finds, by the statements of the product: there are no better ones to compare them with. The employers of
 * the hunts are a third statement.
 */
export async function readPalette(database: LimitDatabase, ownerId: string, { text }: Values): Promise<Values> {
  const asked = String(text);
  const [search, found] = await Promise.all([
    new SearchService(database.asProduct).find(ownerId, { text: asked, first: 20 }),
    new FindJobHuntsService(database.asProduct).find(ownerId, { text: asked, first: 5 }),
  ]);
  const ids = found.map(({ jobHunt }) => jobHunt.id);
  const rows =
    ids.length === 0 ? [] : await database.rows<{ id: string; name: string | null }>(EMPLOYERS, [ownerId, ids]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const findJobHunts = found.map((each) => ({
    ...each,
    jobHunt: { ...each.jobHunt, employerName: names.get(each.jobHunt.id) ?? null },
  }));
  return { search, findJobHunts };
}
