import type { Clock } from "../platform/clock.js";
import type { Database } from "../database/database.js";
import { recountUsage } from "./recount-usage.js";
import type { Person } from "../person/person.entity.js";
import type { Policy } from "../person/policy.js";
import { QuotaKind } from "../platform/quotas.js";
import type { Quota } from "./quota.payloads.js";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The usage of people, and its limits; the counters are written by the transactions that change them. */
export class QuotaService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns what a person may have and do. */
  policyOf(person: Pick<Person, "email">): Policy {
    return this.database.policies.of(person);
  }

  /** Returns every kind, with the person's usage and limit. */
  async list(ownerId: string): Promise<Quota[]> {
    const rows = await this.database.queryOwned<{ email: string | null; kind: QuotaKind | null; used: string }>(
      ownerId,
      `select p.email, c.kind, c.used from person p left join usage_count c on c.owner_id = p.id and c.kind = any($2::text[])
       where p.id = $1`,
      [Object.values(QuotaKind)],
    );
    const used = new Map(rows.map((row) => [row.kind, Number(row.used)]));
    const { limits } = this.policyOf({ email: rows[0]?.email ?? null });
    return Object.values(QuotaKind).map((kind) => ({
      kind,
      used: Math.max(0, used.get(kind) ?? 0),
      limit: limits[kind],
    }));
  }

  /**
   * Recounts the usage of persons, one after the other, whose last count is a day old: an earlier release counts
   * nothing.
   */
  async recount(): Promise<void> {
    const now = this.clock.now();
    const due = await this.database.query<{ id: string }>(
      `select id from person where not exists (
         select from usage_count where owner_id = person.id and kind = 'LOG_ENTRY' and counted_at > $1) order by id`,
      [new Date(now.getTime() - DAY_MS)],
    );
    for (const { id } of due) await recountUsage(this.database, id, now);
  }
}
