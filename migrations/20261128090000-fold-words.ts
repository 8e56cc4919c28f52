import type { Migration } from "./migration.js";

/** The names and the searched texts of each table; the same expressions in the same order as in the statements. */
const WORDS: Readonly<Record<string, readonly [names: string, texts: string]>> = {
  job_hunt: ["name", "name, termination_reason, job_id, application_id"],
  ideal_job: ["name", "name, description"],
  company: ["name", "name, type, address, description"],
  contact: [
    "first_name, middle_names, last_name, organization, email",
    "salutation, first_name, middle_names, last_name, organization, role, email, mobile, description",
  ],
  document: ["name", "name, type, description, source"],
  note: ["title", "title, content"],
  // A record's own names and escapes are not words of the person's text.
  job_details: ["title", String.raw`title, regexp_replace(data, '"\w+":|\\[nrtbf"/\\]', ' ', 'g')`],
  sign: ["null::text", "note"],
  appointment: ["null::text", "round_name, place, url, phone, note"],
};
const FOLDED = [...Object.keys(WORDS), "log_entry"];

/** The indexes of the words of before, as they are made; the server drops them when all words are folded again. */
const BEFORE: readonly string[] = [
  ...Object.entries(WORDS).map(
    ([table, [, texts]]) =>
      `CREATE INDEX IF NOT EXISTS ${table}_search ON ${table} USING gin (owned_words(owner_id, ${texts})) WITH (fastupdate = off)`,
  ),
  `CREATE INDEX IF NOT EXISTS job_details_called ON job_details USING gin (owned_words(owner_id, title, company_name)) WITH (fastupdate = off)`,
  `CREATE INDEX IF NOT EXISTS log_entry_words ON log_entry USING gin (log_words(owner_id, date, entry, sentence)) WITH (fastupdate = off)`,
];
const NAMES_BEFORE = [...Object.keys(WORDS).map((table) => `${table}_search`), "job_details_called", "log_entry_words"];

/**
 * Words folded by one table of letters, with Arabic, Greek, Chinese and umlauts written as two letters. Rows of before are folded
 * in pieces while the server runs: a row whose `folds` is null is not in the new indexes, so this is quick however many rows
 * there are. Names have each end of each word as a word of its own, so that a filter finds parts of words by the index; those
 * begin with a sign that no text can hold.
 * The functions are made from the table of letters by tests/support/fold-functions.ts.
 */
export const foldWords: Migration = {
  name: "20261128090000-fold-words",
  up: [
    String.raw`CREATE FUNCTION fold_letters(given text, as_two boolean) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
      DECLARE
        folded text;
      BEGIN
        IF given !~ '[^\u0001-\u007f]' THEN
          RETURN lower(given);
        END IF;
        folded := lower(normalize(replace(given, E'\u00b4', ''''), NFKD));
        IF as_two THEN
          folded := replace(replace(replace(replace(replace(replace(replace(folded, E'a\u0308', 'ae'), E'o\u0308', 'oe'), E'u\u0308', 'ue'), E'a\u030a', 'aa'), E'\u00f8', 'oe'), E'\u0111', 'dj'), E'\u00fe', 't');
        END IF;
        folded := regexp_replace(folded, '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0890\u0891\u0897-\u089f\u08ca-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\u180B-\u180F\u200D\uFE00-\uFE0F\U000E0000-\U000E0FFF]', '', 'g');
        folded := replace(replace(replace(replace(folded, E'\u00df', 'ss'), E'\u00e6', 'ae'), E'\u0153', 'oe'), E'\u00fe', 'th');
        IF folded ~ '[\u00d8-\u02af\u1d00-\u1dbf]' THEN
          folded := translate(folded, E'\u00f8\u0142\u0111\u00f0\u0131\u0127\u0167\u014b\u0138\u0256\u0257\u0253\u0199\u01b4\u0268\u0254\u025b\u0259\u01dd\u0192\u0237\u0263\u028b\u01b6\u026b', 'olddihtnkddbkyioeeefjgvzl');
        END IF;
        IF folded ~ '[\u0370-\u052f]' THEN
          folded := translate(folded, E'\u03c2\u0491\u0453\u045c', E'\u03c3\u0433\u0433\u043a');
        END IF;
        IF folded ~ '[\u0590-\u05ff]' THEN
          folded := translate(folded, E'\u05da\u05dd\u05df\u05e3\u05e5', E'\u05db\u05de\u05e0\u05e4\u05e6');
        END IF;
        IF folded ~ '[\u0600-\u06ff]' THEN
          folded := translate(folded, E'\u0671\u0649\u06cc\u06d0\u06d2\u06a9\u06aa\u0629\u06be\u06c1\u06c3\u06d5\u06ba', E'\u0627\u064a\u064a\u064a\u064a\u0643\u0643\u0647\u0647\u0647\u0647\u0647\u0646');
        END IF;
        IF folded ~ '[\u0600-\u0e5f]' THEN
          folded := translate(folded, E'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0966\u0967\u0968\u0969\u096a\u096b\u096c\u096d\u096e\u096f\u09e6\u09e7\u09e8\u09e9\u09ea\u09eb\u09ec\u09ed\u09ee\u09ef\u0e50\u0e51\u0e52\u0e53\u0e54\u0e55\u0e56\u0e57\u0e58\u0e59', '01234567890123456789012345678901234567890123456789');
        END IF;
        IF folded ~ '[\u30a1-\u30fe]' THEN
          folded := translate(folded, E'\u30a1\u30a2\u30a3\u30a4\u30a5\u30a6\u30a7\u30a8\u30a9\u30aa\u30ab\u30ac\u30ad\u30ae\u30af\u30b0\u30b1\u30b2\u30b3\u30b4\u30b5\u30b6\u30b7\u30b8\u30b9\u30ba\u30bb\u30bc\u30bd\u30be\u30bf\u30c0\u30c1\u30c2\u30c3\u30c4\u30c5\u30c6\u30c7\u30c8\u30c9\u30ca\u30cb\u30cc\u30cd\u30ce\u30cf\u30d0\u30d1\u30d2\u30d3\u30d4\u30d5\u30d6\u30d7\u30d8\u30d9\u30da\u30db\u30dc\u30dd\u30de\u30df\u30e0\u30e1\u30e2\u30e3\u30e4\u30e5\u30e6\u30e7\u30e8\u30e9\u30ea\u30eb\u30ec\u30ed\u30ee\u30ef\u30f0\u30f1\u30f2\u30f3\u30f4\u30f5\u30f6\u30fd\u30fe', E'\u3041\u3042\u3043\u3044\u3045\u3046\u3047\u3048\u3049\u304a\u304b\u304c\u304d\u304e\u304f\u3050\u3051\u3052\u3053\u3054\u3055\u3056\u3057\u3058\u3059\u305a\u305b\u305c\u305d\u305e\u305f\u3060\u3061\u3062\u3063\u3064\u3065\u3066\u3067\u3068\u3069\u306a\u306b\u306c\u306d\u306e\u306f\u3070\u3071\u3072\u3073\u3074\u3075\u3076\u3077\u3078\u3079\u307a\u307b\u307c\u307d\u307e\u307f\u3080\u3081\u3082\u3083\u3084\u3085\u3086\u3087\u3088\u3089\u308a\u308b\u308c\u308d\u308e\u308f\u3090\u3091\u3092\u3093\u3094\u3095\u3096\u309d\u309e');
        END IF;
        RETURN folded;
      END
    $$`,
    String.raw`CREATE FUNCTION split_words(folded text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
      DECLARE
        parts text := translate(folded, E'''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-', '                    ');
        words text[] := '{}';
        run text;
      BEGIN
        IF folded ~ '\S[''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-]\S' THEN
          parts := parts || ' ' || translate(array_to_string(ARRAY(
            SELECT piece[1] FROM regexp_matches(folded, '\S+[''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-]\S+', 'g') AS piece
          ), ' '), E'''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-', '');
        END IF;
        IF parts ~ '[+#]' THEN
          parts := regexp_replace(parts, '(?<![a-z0-9+#])[+#]+|[+#]+(?=[a-z])', ' ', 'g');
        END IF;
        parts := regexp_replace(parts, '[\u0001-\u0022\u0024-\u002a\u002c-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u060c\u061b\u061f\u066a-\u066d\u06d4\u1680\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030\u303d\u30a0]+', ' ', 'g');
        IF parts ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30fb-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]' THEN
          FOR run IN SELECT piece[1] FROM regexp_matches(parts, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30fb-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]+', 'g') AS piece LOOP
            words := words || ARRAY(SELECT substr(run, place, 2) FROM generate_series(1, length(run)) AS place);
          END LOOP;
          parts := regexp_replace(parts, '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u309f\u30fb-\u30ff\u3400-\u9fff\U00020000-\U0003ffff]+', ' ', 'g');
        END IF;
        parts := regexp_replace(parts, '([^ ]{40})[^ ]+', '\1', 'g');
        words := words || array_remove(string_to_array(parts, ' '), '');
        IF strpos(parts, E'\u0627\u0644') > 0 THEN
          words := words || ARRAY(SELECT substr(word, 3) FROM unnest(words) AS word WHERE word ~ E'^\u0627\u0644...');
        END IF;
        RETURN words;
      END
    $$`,
    String.raw`CREATE FUNCTION text_words(given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 1000 AS $$
      DECLARE
        start text := left(given, 20000);
        plain text := public.fold_letters(start, false);
        other text;
      BEGIN
        IF start ~ '[^\u0001-\u007f]' THEN
          other := public.fold_letters(start, true);
          IF other <> plain THEN
            RETURN public.split_words(plain) || public.split_words(other);
          END IF;
        END IF;
        RETURN public.split_words(plain);
      END
    $$`,
    String.raw`CREATE FUNCTION record_words(owner_id uuid, named text[], texts text[]) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
      BEGIN
        RETURN array_to_tsvector(public.text_words(array_to_string(texts, ' ')) || ('@' || owner_id) || ARRAY(
          SELECT E'\x01' || substr(word, place)
          FROM unnest(public.text_words(array_to_string(named, ' '))) AS word, generate_series(1, length(word)) AS place
        ));
      END
    $$`,
    String.raw`CREATE FUNCTION folded_entry(entry text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
      DECLARE
        plain text := translate(public.fold_letters(entry, false), E'''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-', '');
        other text;
      BEGIN
        IF entry ~ '[^\u0001-\u007f]' THEN
          other := translate(public.fold_letters(entry, true), E'''\u0060\u2019\u2018\u201b\u02bc\u02bb\u02b9\u02c8\u2032\u05f3\u05f4\ua78c\u200c\u2010.&\u00b7\u30fb-', '');
          IF other <> plain THEN
            RETURN plain || ' ' || other;
          END IF;
        END IF;
        RETURN plain;
      END
    $$`,
    String.raw`CREATE FUNCTION entry_words(owner_id uuid, date timestamptz, entry text, sentence jsonb) RETURNS tsvector
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
        FOREACH third IN ARRAY string_to_array(public.folded_entry(entry) || '  ', NULL) LOOP
          IF first <> ' ' THEN
            words := words || (first || CASE WHEN second = ' ' THEN '' ELSE second || rtrim(third) END);
          END IF;
          first := second;
          second := third;
        END LOOP;
        RETURN array_to_tsvector(words);
      END
    $$`,
    `ALTER TABLE person ADD COLUMN folded_words integer NOT NULL DEFAULT 0`,
    `ALTER TABLE person ALTER COLUMN folded_words SET DEFAULT 1`,
    ...FOLDED.flatMap((table) => [
      `ALTER TABLE ${table} ADD COLUMN folds smallint`,
      `ALTER TABLE ${table} ALTER COLUMN folds SET DEFAULT 1`,
    ]),
    ...Object.entries(WORDS).map(
      ([table, [names, texts]]) => `CREATE INDEX ${table}_folded ON ${table}
        USING gin (record_words(owner_id, ARRAY[${names}], ARRAY[${texts}])) WITH (fastupdate = off) WHERE folds = 1`,
    ),
    `CREATE INDEX job_details_caller ON job_details
      USING gin (record_words(owner_id, ARRAY[null::text], ARRAY[title, company_name])) WITH (fastupdate = off) WHERE folds = 1`,
    `CREATE INDEX log_entry_folded ON log_entry
      USING gin (entry_words(owner_id, date, entry, sentence)) WITH (fastupdate = off) WHERE folds = 1`,
    `DO $$ BEGIN
      IF NOT EXISTS (SELECT FROM person) THEN
        DROP INDEX ${NAMES_BEFORE.join(", ")};
      END IF;
    END $$`,
  ],
  down: [
    ...BEFORE,
    ...["log_entry_folded", "job_details_caller", ...Object.keys(WORDS).map((table) => `${table}_folded`)].map(
      (index) => `DROP INDEX ${index}`,
    ),
    ...FOLDED.map((table) => `ALTER TABLE ${table} DROP COLUMN folds`),
    `ALTER TABLE person DROP COLUMN folded_words`,
    `DROP FUNCTION entry_words(uuid, timestamptz, text, jsonb)`,
    `DROP FUNCTION folded_entry(text)`,
    `DROP FUNCTION record_words(uuid, text[], text[])`,
    `DROP FUNCTION text_words(text)`,
    `DROP FUNCTION split_words(text)`,
    `DROP FUNCTION fold_letters(text, boolean)`,
  ],
};
