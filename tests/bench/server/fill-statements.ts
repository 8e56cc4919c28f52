/** A statement that writes rows of one kind for one person. $1: the person; $2, $3: the first and the last number `k`. */
export interface FillStatement {
  readonly of: "one" | "hunts" | "records" | "lines";
  readonly sql: string;
}

/** A time-ordered id, as the product makes them; `salt` tells those of one moment apart. */
const idAt = (moment: string, salt: string): string =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5($1::uuid || ${salt}), 1, 3)
    || '8' || substr(md5($1::uuid || ${salt}), 4, 15))::uuid`;
const guid = (salt: string): string => `md5($1::uuid || ${salt})::uuid`;
const K = "generate_series($2::integer, $3::integer) as k";
const HOURS_AGO = "now() - k * interval '3 hours'";
/** The hunts of the person in the order of their numbers, the newest first; twins are not among them. */
const ofHunts = (join = ""): string => `(select h.*, row_number() over (order by h.created_at desc) as k from job_hunt h
  where h.owner_id = $1 and h.name <> 'Twin') as h ${join} where h.k between $2::integer and $3::integer`;
const numbered = (table: string): string =>
  `(select id, row_number() over (order by created_at desc) as r from ${table} where owner_id = $1)`;
const linked = (column: string, table: string, which: string, role: string): string =>
  `insert into link (owner_id, id, job_hunt_id, ${column}, role)
   select h.owner_id, ${guid(`'${table} link' || h.id || c.r`)}, h.id, c.id, ${role}
   from ${ofHunts(`join ${numbered(table)} as c on ${which}`)} and h.k % 2 = 0`;

const record = (table: string, columns: string, values: string): FillStatement => ({
  of: "records",
  sql: `insert into ${table} (owner_id, id, note_guid, created_at, updated_at, ${columns})
    select $1::uuid, ${idAt(HOURS_AGO, `'${table}' || k`)}, ${guid(`'${table} notes' || k`)}, ${HOURS_AGO}, ${HOURS_AGO}, ${values} from ${K}`,
});

/** Every twentieth hunt is done, every fifth archived, the others are under way in each phase. */
const HUNT_ROWS: FillStatement = {
  of: "hunts",
  sql: `insert into job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid, version, created_at, updated_at,
      ideal_job_id, terminated_at, termination_reason, finished_at, phase_started_on)
    select $1::uuid, ${idAt(HOURS_AGO, "'hunt' || k")}, 'Engineer ' || k || ' at Person Works ' || k % 12,
      case when k % 20 >= 16 then 'TERMINATED' when k % 20 = 15 then 'DONE' else 'ACTIVE' end,
      (array['PREPARING', 'APPLYING', 'INTERVIEWING', 'ACCEPTING'])[1 + case when k % 20 = 15 then 3 else k % 4 end],
      'PREPARING', ${guid("'hunt notes' || k")}, 3, ${HOURS_AGO}, ${HOURS_AGO},
      case when k % 2 = 0 then (select id from ideal_job where owner_id = $1 order by created_at limit 1) end,
      case when k % 20 >= 16 then ${HOURS_AGO} end, case when k % 20 >= 16 then 'No answer came' end,
      case when k % 20 = 15 then ${HOURS_AGO} end, (now() - (k % 40) * interval '1 day')::date
    from ${K}`,
};

/** Two hunts that are older than all others, and equal but for their ids. */
const TWINS: FillStatement = {
  of: "one",
  sql: `insert into job_hunt (owner_id, id, name, status, current_phase, started_phase, note_guid, created_at, updated_at, phase_started_on)
    select $1::uuid, ${idAt("now() - interval '9000 days'", "'twin' || k")}, 'Twin', 'ACTIVE', 'APPLYING', 'PREPARING',
      ${guid("'twin notes' || k")}, now() - interval '9000 days', now() - interval '9000 days', now()::date - 5
    from generate_series($2::integer, $3::integer + 1) as k`,
};

const STEPS: FillStatement = {
  of: "hunts",
  sql: `insert into job_hunt_step (owner_id, job_hunt_id, number, status, changed_at, done_on, changed_on)
    select h.owner_id, h.id, s, step.status, step.changed, case when step.status = 'DONE' then step.changed::date end, step.changed::date
    from ${ofHunts("cross join generate_series(1, 30, 3) as s cross join lateral (select (array['DONE', 'DONE', 'ACTIVE', 'DONE', 'SKIPPED'])[1 + s % 5] as status, now() - s * interval '7 hours' as changed) as step")}`,
};

const PARTS: readonly FillStatement[] = [
  { of: "hunts", sql: linked("company_id", "company", "c.r = 1 + h.k % 15", "'EMPLOYER'") },
  { of: "hunts", sql: linked("contact_id", "contact", "c.r between 1 + h.k % 8 and 2 + h.k % 8", "null") },
  { of: "hunts", sql: linked("document_id", "document", "c.r = 1 + h.k % 10", "null") },
  {
    of: "hunts",
    sql: `insert into appointment (owner_id, id, job_hunt_id, kind, round, day, time, time_zone, starts_at, minutes, place, dated_at)
      select h.owner_id, ${guid("'appointment' || h.id || a")}, h.id, 'VIDEO', 'FIRST_CONVERSATION', at::date, '10:00', 'UTC',
        at + interval '10 hours', 45, 'Person House ' || h.k, now()
      from ${ofHunts("cross join generate_series(1, 2) as a cross join lateral (select date_trunc('day', now() + (a + h.k % 20) * interval '1 day', 'UTC') as at) as begins")}
        and h.status = 'ACTIVE' and h.current_phase = 'INTERVIEWING'`,
  },
  {
    of: "hunts",
    sql: `insert into submission (owner_id, id, job_hunt_id, sent_on, channel, recipient, letter)
      select h.owner_id, ${guid("'submission' || h.id")}, h.id, (now() - interval '9 days')::date, 'EMAIL', 'jobs@works.example',
        repeat('I would like to work with people. ', 30)
      from ${ofHunts()} and h.status = 'ACTIVE' and h.current_phase in ('APPLYING', 'INTERVIEWING')`,
  },
  {
    of: "hunts",
    sql: `insert into note (owner_id, id, note_guid, date, title, content)
      select h.owner_id, ${guid("'note' || h.id || n")}, h.note_guid, now() - n * interval '1 hour', 'Call ' || n,
        'We spoke about **pay** and the team. They call again. ' || n
      from ${ofHunts("cross join generate_series(1, 3) as n")} and h.k % 2 = 0`,
  },
];

const LINES: FillStatement = {
  of: "lines",
  sql: `insert into log_entry (owner_id, id, date, action, entry, sentence, subject_kind, subject_id, changes, created_at, change_set_id)
    select $1::uuid, ${idAt("at", "'line' || k")}, at, 'step.completed', 'Completed "' || replace(lower(step), '_', ' ') || '" in job hunt "' || hunt || '"',
      jsonb_build_object('key', 'step.completed', 'facts', jsonb_build_object('step', step, 'name', hunt)), 'JOB_HUNT', ${guid("'about' || k")},
      jsonb_build_array(jsonb_build_object('kind', 'JOB_HUNT', 'id', ${guid("'about' || k")}, 'number', 1 + k % 30,
        'before', jsonb_build_object('status', 'INACTIVE'), 'after', jsonb_build_object('status', 'DONE'))), at, ${guid("'set' || k")}
    from (select k, now() - k * interval '13 seconds' as at, 'Engineer ' || k % 5000 || ' at Person Works ' || k % 12 as hunt,
      (array['IDEAL_JOB_PROFILE', 'SHORTLIST_COMPANIES', 'DECIDE_ON_JOB', 'FOLLOW_UP_EMAIL', 'RECEIVED_OFFER'])[1 + k % 5] as step from ${K}) as line`,
};

/** Everything that a person has, in the order in which it is written. Names are invented and say nothing. */
export const FILL: readonly FillStatement[] = [
  record("ideal_job", "name, description", "'Ideal job ' || k, 'A role in a small team, number ' || k"),
  record(
    "company",
    "name, description, address, type",
    "'Person Works ' || k, 'Makes things, number ' || k, k || ' Mill Lane', 'Employer'",
  ),
  record(
    "contact",
    "first_name, last_name, email, role, organization",
    "'Person', 'Number ' || k, 'person' || k || '@works.example', 'Recruiter', 'Person Works ' || k",
  ),
  record("document", "name, description, type, source", "'Letter ' || k, 'A letter', 'Cover letter', 'mail'"),
  HUNT_ROWS,
  TWINS,
  STEPS,
  ...PARTS,
  LINES,
];
