import type { Database } from "../../gateway/database/database.js";
import { recountUsage } from "../../gateway/quota/recount-usage.js";
import type { TestApp } from "./app.js";
import type { Client } from "./client.js";
import { noteGuidOf, recordId, writeLargeAccount } from "./large-account.js";
import { makeSpace, type Space } from "./space.js";

/** Somebody whose account has so much, and the things of theirs that requests are about. */
export interface GrownPerson {
  readonly client: Client;
  readonly space: Space;
}

const LINKS_PER_HUNT = 4;
const LOG_ENTRIES_PER_HUNT = 1;
/** Of a column: so few that statistics are made in a second, and enough to tell much from little. */
const STATISTICS_TARGET = 2;

/**
 * Signs somebody in whose account grows by its number of hunts alone: companies, contacts, documents, ideal jobs, notes,
 * offers, files, the log and the trash grow in proportion, while each hunt and each record has as much as in any other
 * account. Few hunts are done or in the last phase, as many in each account, and they are the oldest. The statistics of the
 * tables are made.
 */
export async function growPerson(app: TestApp, hunts: number): Promise<GrownPerson> {
  const { database } = app.test;
  const client = await app.signIn();
  const ownerId = client.person.id;
  const space = await makeSpace(client, "Mark");
  await writeLargeAccount(database, ownerId, {
    records: hunts,
    linkedHunts: hunts,
    linksPerHunt: LINKS_PER_HUNT,
    logEntries: hunts * LOG_ENTRIES_PER_HUNT,
  });
  const given = [ownerId, hunts, JSON.stringify(space)];
  for (const statement of GROWTH) await database.query(`${NUMBERED} ${statement}`, given);
  // Without statistics the plan of a hunt is derived by reading all of them.
  await makeStatistics(database, "");
  await app.services.plans.derive(ownerId, null);
  await recountUsage(database, ownerId, app.clock.now());
  await makeStatistics(database, "job_hunt, step_due, day_due, usage_count");
  return { client, space };
}

/** Makes the statistics of some tables, of all for none. */
async function makeStatistics(database: Database, tables: string): Promise<void> {
  await database.transaction(async () => {
    await database.query(`set local default_statistics_target = ${STATISTICS_TARGET}`);
    await database.query(`analyze ${tables}`);
  });
}

/** The hunts of the person by their numbers. $1: the person, $2: how many hunts, $3: the ids of the space. */
const NUMBERED = `with given as materialized (select $1::uuid as owner, $3::jsonb as space),
  numbered as (select n, ${recordId("job_hunt", "n")} as hunt from generate_series(1, $2::integer) as n)`;
const thing = (key: keyof Space): string => `(select space ->> '${key}' from given)::uuid`;
/** The hunts that the things of the space are linked to. */
const NEAR = "from numbered where n between 7 and 13";
const NEAR_HUNT = `from numbered where h.owner_id = $1 and h.id = hunt`;

const GROWTH: readonly string[] = [
  // As many appointments of today, and the others on as many days, as hunts that are quiet are counted by the day.
  `update appointment h set day = case when n in (7, 10, 13, 16) then date '2026-11-21' else date '2026-11-22' + n % 4 end
    from numbered where h.owner_id = $1 and h.job_hunt_id = hunt`,
  `update sign h set happened_on = date '2026-11-20' - n % 7 from numbered where h.owner_id = $1 and h.job_hunt_id = hunt`,
  `update job_hunt h set phase_started_on = date '2026-11-20' - n % 7, ideal_job_id = case when n between 7 and 13 then ${thing("idealJob")} else ${recordId("ideal_job", "n")} end,
    status = case when n <= 3 then 'DONE' when n > 6 and n % 3 = 0 then 'TERMINATED' else 'ACTIVE' end,
    current_phase = case when n <= 6 then 'ACCEPTING' else current_phase end,
    created_at = case when n <= 6 then timestamptz '2026-01-01' + n * interval '1 day' else created_at end,
    finished_at = case when n <= 3 then timestamptz '2026-11-01' end,
    terminated_at = case when n > 6 and n % 3 = 0 then updated_at end,
    termination_reason = case when n > 6 and n % 3 = 0 then 'No answer came' end ${NEAR_HUNT}`,
  `insert into stored_file (owner_id, id, name, media_type, size, stored_at, content_hash)
    select $1, ${recordId("file", "n")}, 'letter.txt', 'text/plain', 100, now(), md5(n::text) from numbered where n % 4 = 0`,
  `update document h set file_id = ${recordId("file", "n")} from numbered where n % 4 = 0 and h.owner_id = $1
    and h.id = ${recordId("document", "n")}`,
  `insert into document_version (owner_id, document_id, number, file_id)
    select $1, ${recordId("document", "n")}, 1, ${recordId("file", "n")} from numbered where n % 4 = 0`,
  `update contact h set company_id = case when n <= 5 then ${thing("company")} else ${recordId("company", "n")} end
    from numbered where (n <= 5 or n % 4 = 0) and h.owner_id = $1 and h.id = ${recordId("contact", "n")}`,
  ...(["company", "contact", "document"] as const).map(
    (kind) => `insert into link (owner_id, id, job_hunt_id, ${kind}_id, role)
      select $1, ${recordId(`near ${kind}`, "n")}, hunt, ${thing(kind)}, ${kind === "company" ? "'EMPLOYER'" : "null"} ${NEAR}`,
  ),
  `insert into link (owner_id, id, job_hunt_id, document_id) select $1, ${recordId("sent", "n")}, hunt, ${recordId("document", "n")} from numbered`,
  `insert into appointment_contact (owner_id, appointment_id, contact_id, place)
    select $1, ${recordId("appointment", "n")}, ${thing("contact")}, 1 ${NEAR}`,
  `insert into offer (owner_id, id, job_hunt_id, pay_amount, pay_currency, pay_period, received_on, received_on_set_on, document_id)
    select $1, ${recordId("offer", "n")}, hunt, 50000, 'EUR', 'YEAR', date '2026-11-01', date '2026-11-01', ${recordId("document", "n")}
    from numbered where n % 4 = 0`,
  `insert into submission (owner_id, id, job_hunt_id, sent_on, channel, contact_id, letter)
    select $1, ${recordId("submission", "n")}, hunt, date '2026-11-02', 'EMAIL', ${recordId("contact", "n")}, 'I would like to work with people.' from numbered`,
  `insert into submission_file (owner_id, submission_id, place, document_id, name)
    select $1, ${recordId("submission", "n")}, 0, ${recordId("document", "n")}, 'Letter' from numbered`,
  `insert into step_text (owner_id, id, job_hunt_id, step, key, language, body)
    select $1, ${recordId("step_text", "n")}, hunt, 11, 'notes', 'en', 'They work with people.' from numbered`,
  `insert into step_check (owner_id, id, job_hunt_id, step, key, state)
    select $1, ${recordId("step_check", "n")}, hunt, 11, 'pay', 'TO_ASK' from numbered`,
  `insert into pause (owner_id, id, job_hunt_id, from_on, until_on)
    select $1, ${recordId("pause", "n")}, hunt, date '2026-11-20', date '2026-12-01' from numbered where n % 10 = 1`,
  `insert into different_job (owner_id, job_hunt_id, other_id)
    select $1, least(hunt, other), greatest(hunt, other)
    from (select hunt, ${recordId("job_hunt", "n + 1")} as other from numbered where n % 4 = 1) as pair`,
  `insert into note (owner_id, id, note_guid, date, title, content)
    select $1, ${recordId("hunt note", "n")}, ${noteGuidOf("job_hunt")}, timestamptz '2026-11-20', 'Call ' || n, 'They call again.' from numbered`,
  `insert into note (owner_id, id, note_guid, date, title)
    select $1, ${recordId("near note", "n")}, ${thing("noteGuid")}, timestamptz '2026-11-20' - n * interval '1 hour', 'Call ' || n ${NEAR}`,
  `insert into log_entry (owner_id, id, date, action, entry, subject_kind, subject_id, change_set_id)
    select $1, ${recordId("entry", "n")}, timestamptz '2026-11-20' - n * interval '1 hour', 'note', 'Asked about work', 'JOB_HUNT',
      case when n between 7 and 13 then ${thing("jobHunt")} else hunt end, ${recordId("change set", "n")} from numbered`,
  ...["company", "contact", "document", "ideal_job"].map((table) =>
    trashed(table, table === "contact" ? "last_name" : "name"),
  ),
  `insert into note (owner_id, id, note_guid, date, title, deleted_at)
    select $1, ${recordId("gone note", "n")}, ${noteGuidOf("job_hunt")}, timestamptz '2026-11-20', 'Gone', timestamptz '2026-11-20' - n * interval '1 minute'
    from numbered where n % 5 = 0`,
  `insert into job_hunt (owner_id, id, name, current_phase, started_phase, note_guid, deleted_at)
    select $1, ${recordId("gone hunt", "n")}, 'Gone', 'PREPARING', 'PREPARING', ${recordId("gone hunt note", "n")},
      timestamptz '2026-11-20' - n * interval '1 minute' from numbered where n % 5 = 0`,
];

/** A fifth as many as there are hunts. */
function trashed(table: string, name: string): string {
  return `insert into ${table} (owner_id, id, ${name}, note_guid, deleted_at)
    select $1, ${recordId(`gone ${table}`, "n")}, 'Gone ' || n, ${recordId(`gone ${table} note`, "n")},
      timestamptz '2026-11-20' - n * interval '1 minute' from numbered where n % 5 = 0`;
}
