import type { Computed } from "../database/columns.js";

/**
 * A column with which hunts are read where one of some fields is selected: what their resolvers would else read after the
 * hunts, with a statement more.
 */
export interface HuntColumn {
  /** The property of the row. */
  readonly property: string;
  /** SQL over a hunt, of which `hunt` is the alias; `$1` is the person. */
  readonly sql: (hunt: string) => string;
  /** The fields of a hunt whose resolvers take it. */
  readonly fields: readonly string[];
  /** Their resolvers need nothing else of the hunt but its id, so that it may be read briefly. */
  readonly isBrief?: true;
}

/** The columns that a selection of fields of hunts needs. */
export class HuntColumns {
  private readonly known = new Map<string, () => Computed>();

  constructor(
    private readonly columns: readonly HuntColumn[],
    private readonly usual: () => Computed,
  ) {}

  /** Returns what is computed of a hunt, always the same function for the same columns: statements are remembered by it. */
  computedFor(selected: ReadonlySet<string>): () => Computed {
    const needed = this.columns.filter(({ fields }) => fields.some((name) => selected.has(name)));
    const key = needed.map(({ property }) => property).join();
    const computed = this.known.get(key) ?? this.computed(needed);
    this.known.set(key, computed);
    return computed;
  }

  private computed(needed: readonly HuntColumn[]): () => Computed {
    const own = Object.fromEntries(needed.map(({ property, sql }) => [property, sql("r")]));
    return () => ({ ...this.usual(), ...own });
  }
}
