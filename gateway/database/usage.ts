import { quotaReached, type QuotaKind, type QuotaLimits } from "../quotas.js";

/** How a difference counts. */
export interface UsageOptions {
  /** True: it is counted, but refused to nobody who has too much already. */
  readonly isAlwaysAllowed?: boolean | undefined;
}

interface Difference {
  readonly ownerId: string;
  readonly kind: QuotaKind;
  readonly amount: number;
  readonly isBounded: boolean;
}

interface CountRow {
  readonly ownerId: string;
  readonly kind: QuotaKind;
  readonly used: string;
}

// In one order for everybody, so that transactions which meet here wait and do not lock each other out. Who has been removed
// meanwhile is counted no longer.
const ADD = `insert into usage_count (owner_id, kind, used)
  select owner_id, kind, amount from unnest($1::uuid[], $2::text[], $3::bigint[]) as added (owner_id, kind, amount)
  where exists (select from person where person.id = added.owner_id) order by owner_id, kind
  on conflict (owner_id, kind) do update set used = greatest(0, usage_count.used + excluded.used)
  returning owner_id as "ownerId", kind, used`;

/** Adds up what one transaction gives people more or less of, so that it costs one statement at its end. */
export class UsageTally {
  private readonly differences = new Map<string, Difference>();

  /** Remembers that the person has so much more of it, or less. */
  add(ownerId: string, kind: QuotaKind, amount: number, { isAlwaysAllowed = false }: UsageOptions = {}): void {
    const key = `${ownerId}/${kind}`;
    const before = this.differences.get(key);
    this.differences.set(key, {
      ownerId,
      kind,
      amount: (before?.amount ?? 0) + amount,
      isBounded: before?.isBounded === true || (amount > 0 && !isAlwaysAllowed),
    });
  }

  /**
   * Writes the sums, as the transaction's last statement: whoever writes for the same person at the same time waits for
   * these rows, and only so long as it takes to commit. Throws QUOTA_REACHED when a person would have too much.
   */
  async settle(
    query: (sql: string, parameters: readonly unknown[]) => Promise<readonly CountRow[]>,
    limits: QuotaLimits,
  ): Promise<void> {
    const changed = [...this.differences.values()].filter(({ amount }) => amount !== 0);
    if (changed.length === 0) return;
    const counts = await query(ADD, [
      changed.map(({ ownerId }) => ownerId),
      changed.map(({ kind }) => kind),
      changed.map(({ amount }) => amount),
    ]);
    for (const { ownerId, kind, used } of counts) {
      const { amount = 0, isBounded = false } = this.differences.get(`${ownerId}/${kind}`) ?? {};
      if (isBounded && amount > 0 && Number(used) > limits[kind]) throw quotaReached(kind, limits[kind]);
    }
  }
}
