// Every condition is SQL over a stored file `f`; each part finds its rows by the file, through an index of its own.

const AS_FILE = `from document d where d.owner_id = f.owner_id and d.file_id = f.id`;
const AS_VERSION = `from document_version v join document d on d.owner_id = v.owner_id and d.id = v.document_id
  where v.owner_id = f.owner_id and v.file_id = f.id`;
const AS_SENT = `from submission_file s join submission b on b.owner_id = s.owner_id and b.id = s.submission_id
  join job_hunt h on h.owner_id = b.owner_id and h.id = b.job_hunt_id where s.owner_id = f.owner_id and s.file_id = f.id`;

/** True while a document has or had the file, or a copy of what was sent holds it, be they in the trash or not. */
const IS_USED = `(exists (select 1 ${AS_FILE}) or exists (select 1 ${AS_VERSION}) or exists (select 1 ${AS_SENT}))`;

/** True while the file is used, or a log entry could restore it to a document. */
export const IS_WANTED = `${IS_USED}
  or exists (select 1 from log_entry l where l.owner_id = f.owner_id and l.subject_kind = 'DOCUMENT' and l.changes is not null
    and (l.changes @> jsonb_build_array(jsonb_build_object('before', jsonb_build_object('fileId', f.id)))
      or l.changes @> jsonb_build_array(jsonb_build_object('after', jsonb_build_object('fileId', f.id)))))`;

/** True for a file that can be read: one that is used outside the trash, or that nothing uses yet. */
export const IS_READABLE = `(exists (select 1 ${AS_FILE} and d.deleted_at is null)
  or exists (select 1 ${AS_VERSION} and d.deleted_at is null)
  or exists (select 1 ${AS_SENT} and h.deleted_at is null) or not ${IS_USED})`;
