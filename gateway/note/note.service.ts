import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from "../../schema/limits.js";
import type { Clock } from "../clock.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { decodeCursor, PAGE_BYTES, pageSize, toPage, type Page, type PageArgs } from "../database/page.js";
import { RECORD_TABLES } from "../database/record-tables.js";
import { AppError } from "../errors.js";
import type { LoggedRecords, RecordChanged } from "../log/logged-records.js";
import { checkDate, checkTexts, optionalText } from "../validation.js";
import type { CreateNoteInput, UpdateNoteInput } from "./note.input.js";
import type { Note } from "./note.entity.js";

/** Which notes are asked for: those on one record. */
export interface NoteFilter extends PageArgs {
  readonly noteGuid: string;
}

/** A changed note, and the line of the log that can undo the change; null when nothing had to change. */
export interface NoteChanged {
  readonly note: Note;
  readonly logEntryId: string | null;
}

/** A page of notes, and whether the record that they hang on is there. */
export interface NotePage extends Page<Note> {
  readonly hasRecord: () => Promise<boolean>;
}

const COLUMNS = `owner_id as "ownerId", id, note_guid as "noteGuid", note.date, title, content, version,
  created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"`;

/** Everything a note can hang on, each as the rows with a note id that are somebody's and not in the bin. */
const HANGER_ROWS = RECORD_TABLES.map(
  ({ table }) => `select 1 from ${table} where owner_id = $1 and note_guid = $2 and deleted_at is null`,
);
const HANGERS = HANGER_ROWS.join(" union all ");
/** The same, held until the transaction ends, so that nobody deletes a record while a note is hung on it. */
const HELD_HANGERS = HANGER_ROWS.map((rows) => `select 1 from (${rows} for share) as held`).join(" union all ");

/** Notes, by the record they hang on; each change is one transaction with its line in the log. */
export class NoteService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: LoggedRecords<Note>,
  ) {}

  /** A page of the notes on one record, newest first; none when the record is not the owner's. */
  async list(ownerId: string, { noteGuid, first, after }: NoteFilter): Promise<NotePage> {
    const size = pageSize(first, 50);
    const [date, id] = decodeCursor(after, 2) ?? [null, null];
    const rows = isId(noteGuid)
      ? await this.database.query<Note & { candidates: number }>(
          // The lengths are read first, without the texts: only those that fit into the page are.
          `with candidate as (
             select owner_id, id, row_number() over newest as place, count(*) over ()::integer as candidates,
               sum(coalesce(octet_length(content), 0)) over newest as bytes
             from (select owner_id, id, date, content from note
               where owner_id = $1 and note_guid = $2 and deleted_at is null and exists (${HANGERS})
               and ($3::timestamptz is null or (note.date, note.id) < ($3::timestamptz, $4::uuid))
               order by note.date desc, note.id desc limit $5) as note
             window newest as (order by note.date desc, note.id desc))
           select ${COLUMNS}, candidates from candidate join note using (owner_id, id)
           where owner_id = $1 and (place = 1 or bytes <= ${PAGE_BYTES}) order by note.date desc, id desc`,
          [ownerId, noteGuid, date, id, size + 1],
        )
      : [];
    const hasMore = rows.length < (rows[0]?.candidates ?? 0);
    return {
      ...toPage(rows, size, (note) => [note.date.toISOString(), note.id], hasMore),
      hasRecord: async () => rows.length > 0 || (await this.isHanger(ownerId, noteGuid)),
    };
  }

  /** How many notes hang on many records at once, by note id. */
  async countMany(ownerId: string, noteGuids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ noteGuid: string; count: number }>(
      `select note_guid as "noteGuid", count(*)::integer as count from note
       where owner_id = $1 and note_guid = any($2::uuid[]) and deleted_at is null group by note_guid`,
      [ownerId, noteGuids],
    );
    return new Map(rows.map((row) => [row.noteGuid, row.count]));
  }

  /** Hangs a note on a record. Throws NOT_FOUND when the record is not the owner's. */
  async create(ownerId: string, input: CreateNoteInput): Promise<NoteChanged> {
    const { title = "", content = null } = checked(input);
    return this.database.transaction(async () => {
      await this.requireHanger(ownerId, input.noteGuid);
      const date = input.date ?? this.clock.now();
      const changed = await this.records.create(ownerId, input.id, { noteGuid: input.noteGuid, title, content, date });
      // A repetition answers the note that is there; one on something else is no repetition.
      requirePlace(changed.row, input.noteGuid);
      return asChanged(changed);
    });
  }

  /** Changes a note; what is absent stays. Throws NOT_FOUND when it does not hang on `noteGuid`, CONFLICT on another version. */
  async update(ownerId: string, input: UpdateNoteInput): Promise<NoteChanged> {
    const values = { ...checked(input), ...(input.date ? { date: input.date } : {}) };
    return this.database.transaction(async () => {
      requirePlace(await this.records.rows.find(ownerId, input.id), input.noteGuid ?? null);
      return asChanged(await this.records.update(ownerId, input.id, values, input.version));
    });
  }

  /** Puts a note into the bin and returns the line of the log. Throws NOT_FOUND when it does not hang on `noteGuid`. */
  async remove(ownerId: string, id: string, noteGuid: string | null): Promise<string> {
    return this.database.transaction(async () => {
      requirePlace(await this.records.rows.find(ownerId, id), noteGuid);
      return this.records.remove(ownerId, id);
    });
  }

  private async isHanger(ownerId: string, noteGuid: string): Promise<boolean> {
    return isId(noteGuid) && (await this.database.query(HANGERS, [ownerId, noteGuid])).length > 0;
  }

  private async requireHanger(ownerId: string, noteGuid: string): Promise<void> {
    const rows = isId(noteGuid) ? await this.database.query(HELD_HANGERS, [ownerId, noteGuid]) : [];
    if (rows.length === 0) throw notThere();
  }
}

/** Throws NOT_FOUND unless the note hangs where the caller says; null says nothing. */
function requirePlace(note: Note, noteGuid: string | null): void {
  if (noteGuid !== null && noteGuid.toLowerCase() !== note.noteGuid) throw notThere();
}

function asChanged({ row, logEntryId }: RecordChanged<Note>): NoteChanged {
  return { note: row, logEntryId };
}

function notThere(): AppError {
  return new AppError("NOT_FOUND", { message: "There is nothing with that note id, or it is not yours." });
}

function checked(input: CreateNoteInput | UpdateNoteInput): { title?: string; content?: string | null } {
  checkDate("date", input.date);
  checkTexts({ title: [input.title, NOTE_TITLE_MAX], content: [input.content, NOTE_CONTENT_MAX] });
  return { ...(input.title == null ? {} : { title: input.title.trim() }), ...optionalText("content", input.content) };
}
