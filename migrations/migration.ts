/** One change of the tables, as SQL that runs on PostgreSQL 15 and later; `down` takes it back. Names are `<yyyymmddhhmmss>-<verb>-<noun>`. */
export interface Migration {
  readonly name: string;
  readonly up: readonly string[];
  readonly down: readonly string[];
}
