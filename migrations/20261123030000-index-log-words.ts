import type { Migration } from "./migration.js";

/**
 * An index of the log for its filter: the groups of three characters of each entry, cut at spaces, and the keys of its
 * sentence. It is PostgreSQL's own kind for texts and needs no extension. Each entry has one more word, which is its owner
 * and the span of 30 days that it lies in, so that the newest matches are read without reading those of other spans. Those
 * words begin with a sign that no text can hold.
 * Each change of the index is made at once: a list of pending changes would be read whole for each span.
 */
export const indexLogWords: Migration = {
  name: "20261123030000-index-log-words",
  up: [
    String.raw`CREATE FUNCTION log_words(owner_id uuid, date timestamptz, entry text, sentence jsonb) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
      DECLARE
        facts jsonb := sentence -> 'facts';
        words text[] := array_remove(ARRAY[
          E'\x01' || owner_id || floor(date_part('epoch', date) / 2592000)::text,
          E'\x01' || (sentence ->> 'key'),
          E'\x01' || (facts ->> 'step'),
          E'\x01' || (facts ->> 'from'),
          E'\x01' || (facts ->> 'to'),
          CASE WHEN (sentence ->> 'undone')::integer > 0 THEN E'\x01undone' END
        ], NULL);
        first text := ' ';
        second text := ' ';
        third text;
      BEGIN
        FOREACH third IN ARRAY string_to_array(lower(entry) || '  ', NULL) LOOP
          IF first <> ' ' THEN
            words := words || (first || CASE WHEN second = ' ' THEN '' ELSE second || rtrim(third) END);
          END IF;
          first := second;
          second := third;
        END LOOP;
        RETURN array_to_tsvector(words);
      END
    $$`,
    `CREATE INDEX log_entry_words ON log_entry USING gin (log_words(owner_id, date, entry, sentence)) WITH (fastupdate = off)`,
  ],
  down: [`DROP INDEX log_entry_words`, `DROP FUNCTION log_words(uuid, timestamptz, text, jsonb)`],
};
