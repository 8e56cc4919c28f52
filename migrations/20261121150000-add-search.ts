import type { Migration } from "./migration.js";

/** The searched text of each table; the same expressions in the same order as in the statements that search them. */
const SEARCHED: Readonly<Record<string, string>> = {
  job_hunt: "name, termination_reason",
  ideal_job: "name, description",
  company: "name, type, address, description",
  contact: "salutation, first_name, middle_names, last_name, organization, role, email, mobile, description",
  document: "name, type, description, source",
  note: "title, content",
  // A record's own names and escapes are not words of the person's text.
  job_details: String.raw`title, regexp_replace(data, '"\w+":|\\[nrtbf"/\\]', ' ', 'g')`,
};
const WITH_NOTES = ["job_hunt", "ideal_job", "company", "contact", "document"];

/**
 * Search by the beginnings of words, whatever their case and accents. The index is PostgreSQL's own text search index
 * and needs no extension; words are split by this product, because PostgreSQL's parsers are specific to languages and
 * addresses and drop other words. The owner is one more word of each text, so that the index alone filters by owner;
 * its prefix cannot occur in a typed word. The function's cost is declared high, so that the planner uses the index and
 * never reads all texts. A text is indexed with its first 20,000 characters and a word with its first 40, so that no
 * text is too long to be stored.
 */
export const addSearch: Migration = {
  name: "20261121150000-add-search",
  up: [
    String.raw`CREATE FUNCTION search_words(VARIADIC texts text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      DECLARE
        folded text := lower(regexp_replace(normalize(left(array_to_string(texts, ' '), 20000), NFKD), '[\u0300-\u036f]', '', 'g'));
      BEGIN
        folded := replace(replace(replace(translate(folded, 'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
        folded := regexp_replace(folded, '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');
        folded := regexp_replace(folded, '([^ ]{40})[^ ]+', '\1', 'g');
        RETURN array_to_tsvector(array_remove(string_to_array(folded, ' '), ''));
      END
    $$`,
    `CREATE FUNCTION owned_words(owner_id uuid, VARIADIC texts text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN public.search_words(VARIADIC texts) || array_to_tsvector(ARRAY['@' || owner_id]);
      END
    $$`,
    ...Object.entries(SEARCHED).map(
      ([table, texts]) => `CREATE INDEX ${table}_search ON ${table} USING gin (owned_words(owner_id, ${texts}))`,
    ),
    ...WITH_NOTES.map((table) => `CREATE INDEX ${table}_by_note ON ${table} (owner_id, note_guid)`),
  ],
  down: [
    ...WITH_NOTES.map((table) => `DROP INDEX ${table}_by_note`),
    ...Object.keys(SEARCHED).map((table) => `DROP INDEX ${table}_search`),
    `DROP FUNCTION owned_words(uuid, text[])`,
    `DROP FUNCTION search_words(text[])`,
  ],
};
