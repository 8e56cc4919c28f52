import { hasLookAroundEmail, type Policies } from "../person/policy.js";
import { isQuota, QuotaKind, quotaReached } from "../platform/quotas.js";

/** The options of a difference. */
export interface UsageOptions {
  /** True: it is counted, but not refused to a person who has too much already. */
  readonly isAlwaysAllowed?: boolean | undefined;
}

/** What is counted: what a quota limits, or else a group of hunts, by its name (`jobhunt/hunt-counts.ts`). */
export type UsageKind = QuotaKind | HuntGroup;
/** The name of a group of hunts; no quota has a space. */
export type HuntGroup = `${string} ${string}`;

interface Difference {
  readonly ownerId: string;
  readonly kind: UsageKind;
  readonly amount: number;
  readonly isBounded: boolean;
}

interface CountRow {
  readonly ownerId: string;
  readonly kind: UsageKind | typeof WRITTEN;
  readonly used: string;
  readonly email: string | null;
}

/** What is counted beside the quotas: bytes that were written, deleted since or not. Of those alone who have a limit of them. */
const WRITTEN = "WRITTEN_BYTES";

/** Returns how much of a kind a person has, in SQL; null when there never was any. $1 is the person. */
export function usedSql(kind: string): string {
  return `(select used from usage_count where owner_id = $1 and kind = '${kind}')`;
}

/** The order in which counts are written: the one of the log first, so that a recount that holds it holds all. */
export const COUNTING_ORDER = `kind <> '${QuotaKind.LOG_ENTRY}', kind`;

// One order for all transactions, so that those which meet here wait and cause no deadlock. A person who was removed
// meanwhile is no longer counted.
const ADD = `insert into usage_count (owner_id, kind, used)
  select owner_id, kind, amount from unnest($1::uuid[], $2::text[], $3::bigint[]) as added (owner_id, kind, amount)
  where exists (select from person where person.id = added.owner_id
    and (kind <> '${WRITTEN}' or ${hasLookAroundEmail("lower(email)")})) order by owner_id, ${COUNTING_ORDER}
  on conflict (owner_id, kind) do update set used = greatest(0, usage_count.used + excluded.used)
  returning owner_id as "ownerId", kind, used, (select email from person where id = usage_count.owner_id) as email`;

/** Sums the differences of one transaction per person and kind, so that they cost one statement at its end. */
export class UsageTally {
  private readonly differences = new Map<string, Difference>();
  /** Null: nobody on this server has a limit of it. */
  private written: number | null;

  constructor(private readonly policies: Policies) {
    this.written = policies.lookAround.writtenMaxBytes === null ? null : 0;
  }

  /** Adds the texts of a statement to what the transaction writes. */
  addWritten(values: unknown): void {
    if (this.written !== null) this.written += bytesIn(values);
  }

  /** Adds a difference, positive or negative, to the person's sum. */
  add(ownerId: string, kind: UsageKind, amount: number, { isAlwaysAllowed = false }: UsageOptions = {}): void {
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
   * Writes the sums, as what the transaction writes last: other transactions of the same person wait for these rows
   * only as long as the commit takes. Throws QUOTA_REACHED when a person would have too much, and LOOK_AROUND_LIMIT when
   * one has written too much; deletions are never refused.
   */
  async settle(query: (sql: string, parameters: readonly unknown[]) => Promise<readonly CountRow[]>): Promise<void> {
    const changed = [...this.differences.values()].filter(({ amount }) => amount !== 0);
    if (changed.length === 0) return;
    const { written: amount } = this;
    const owners = new Set(changed.map(({ ownerId }) => ownerId));
    const counted = new Set(changed.flatMap(({ ownerId, kind }) => (kind === QuotaKind.LOG_ENTRY ? [ownerId] : [])));
    const held = [...owners].filter((ownerId) => !counted.has(ownerId));
    const added = [
      ...changed,
      ...held.map((ownerId) => ({ ownerId, kind: QuotaKind.LOG_ENTRY, amount: 0 })),
      ...(amount === null ? [] : [...owners].map((ownerId) => ({ ownerId, kind: WRITTEN, amount }))),
    ];
    const counts = await query(ADD, [
      added.map(({ ownerId }) => ownerId),
      added.map(({ kind }) => kind),
      added.map(({ amount }) => amount),
    ]);
    const isBound = (owner: string): boolean =>
      changed.some(({ ownerId, isBounded }) => isBounded && ownerId === owner);
    for (const { ownerId, kind, used, email } of counts) {
      if (kind === WRITTEN) {
        if (isBound(ownerId)) this.policies.checkWritten({ email }, Number(used));
        continue;
      }
      if (!isQuota(kind)) continue;
      const { amount = 0, isBounded = false } = this.differences.get(`${ownerId}/${kind}`) ?? {};
      const limit = this.policies.of({ email }).limits[kind];
      if (isBounded && amount > 0 && Number(used) > limit) throw quotaReached(kind, limit);
    }
  }
}

function bytesIn(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value !== "object" || value === null || value instanceof Date) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + bytesIn(part), 0);
}
