/**
 * One change of the schema, as SQL that runs on PostgreSQL 15 and later; `down` reverts it. Names are
 * `<yyyymmddhhmmss>-<verb>-<noun>`.
 */
export interface Migration {
  readonly name: string;
  readonly up: readonly string[];
  readonly down: readonly string[];
}
