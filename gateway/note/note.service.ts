import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import { columnsOf, tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import {
  decodeCursor,
  PAGE_BYTES,
  pagesByBounds,
  pageSize,
  toConnection,
  toPage,
  type Connection,
  type Page,
  type PageArgs,
} from "../database/page.js";
import { selectFitting } from "../database/select-fitting.js";
import { countRows, isOneOf } from "../database/select.js";
import { AppError } from "../platform/errors.js";
import type { AnswerBudget } from "../graphql/answer-budget.js";
import type { Deleted, RecordChanged } from "../record/change-of.js";
import type { LoggedRecords } from "../record/logged-records.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { cleanText } from "../platform/clean-text.js";
import { checkDate, checkTexts, optionalText } from "../platform/validation.js";
import { Note } from "./note.entity.js";
import type { CreateNoteInput, UpdateNoteInput } from "./note.input.js";

/** A page of notes, and whether the record that they are attached to exists. */
export interface NotePage extends Connection<Note> {
  readonly hasRecord: () => Promise<boolean>;
}

/** The arguments of a page of the notes on one record. */
export interface NotesKey extends PageArgs {
  readonly noteGuid: string;
}

/** A note of a page, with the number of candidates, and whether all that was asked for is too much. */
type NoteRow = Note & { readonly candidates: number; readonly isTooMuch: boolean };

/**
 * Returns the statement that reads a page of the notes on each of many records. $2: their note ids; $3, $4: the date
 * and id after which the pages begin; $5: the rows of each; $6: the bytes of text that may be read in all.
 */
const readPages = (isTarget: string): string =>
  // The lengths are read first, without the texts: only those that fit into the page are.
  `with candidate as (
     select note.owner_id, note.id, note.bytes, row_number() over newest as place,
       count(*) over (partition by note.note_guid)::integer as candidates, sum(note.bytes) over newest as "bytesSoFar"
     from unnest($2::uuid[]) as target (note_guid) cross join lateral (
       select n.owner_id, n.id, n.note_guid, n.date, coalesce(octet_length(n.content), 0) as bytes from note n
       where n.owner_id = $1 and n.note_guid = target.note_guid and n.deleted_at is null
         and ($3::timestamptz is null or (n.date, n.id) < ($3::timestamptz, $4::uuid))
       order by n.date desc, n.id desc limit $5) as note
     where ${isTarget}
     window newest as (partition by note.note_guid order by note.date desc, note.id desc)),
   fitting as (select *, sum(bytes) over () > $6::bigint as "isTooMuch" from candidate
     where place = 1 or "bytesSoFar" <= ${PAGE_BYTES})
   select ${columnsOf(Note, "n", { content: `case when not fitting."isTooMuch" then n.content end` })},
     fitting.candidates, fitting."isTooMuch"
   from fitting join note n using (owner_id, id) order by n.date desc, n.id desc`;

/** The notes of a person, by the record they are attached to; each change is one transaction with its log entry. */
export class NoteService {
  private readonly readPages: string;
  private readonly targetRows: string;
  private readonly heldTargetRows: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: LoggedRecords<Note>,
    /** The kinds of records that notes can be attached to. */
    targets: readonly Pick<RecordDefinition, "entity">[],
  ) {
    const rowsWith = (noteGuid: string): string[] =>
      targets.map(
        ({ entity }) =>
          `select 1 from ${tableOf(entity)} where owner_id = $1 and note_guid = ${noteGuid} and deleted_at is null`,
      );
    this.readPages = readPages(`exists (${rowsWith("target.note_guid").join(" union all ")})`);
    this.targetRows = rowsWith("$2").join(" union all ");
    // The same, locked until the transaction ends, so that the record is not deleted while a note is attached to it.
    this.heldTargetRows = rowsWith("$2")
      .map((row) => `select 1 from (${row} for share) as held`)
      .join(" union all ");
  }

  /** Returns a page of the notes on one record, newest first; none when the record is not the owner's. */
  async list(ownerId: string, { noteGuid, ...args }: NotesKey): Promise<NotePage> {
    const page = (await this.pages(ownerId, [{ noteGuid }], args))({ noteGuid });
    return {
      ...toConnection(page, () => this.count(ownerId, noteGuid)),
      hasRecord: async () => page.nodes.length > 0 || (await this.isTarget(ownerId, noteGuid)),
    };
  }

  /**
   * Returns a page of the notes on each of many records of the owner, by `noteGuid`: one statement. The answer is refused
   * when their texts do not fit into it; absent: it is a single page.
   */
  private async pages(
    ownerId: string,
    keys: readonly NotesKey[],
    { first, after }: PageArgs,
    answer?: AnswerBudget,
  ): Promise<(key: NotesKey) => Page<Note>> {
    const size = pageSize(first, 50);
    const [date, id] = decodeCursor(after, 2) ?? [null, null];
    const most = answer?.left ?? Number.MAX_SAFE_INTEGER;
    const noteGuids = keys.map(({ noteGuid }) => noteGuid).filter(isId);
    const parameters = [noteGuids, date, id, size + 1, most];
    const rows = await this.database.queryOwned<NoteRow>(ownerId, this.readPages, parameters);
    if (rows[0]?.isTooMuch === true) answer?.refuse("notes");
    return ({ noteGuid }) => {
      const notes = rows.filter((row) => row.noteGuid === noteGuid.toLowerCase());
      const hasMore = notes.length < (notes[0]?.candidates ?? 0);
      const cursorOf = ({ date: written, id: noteId }: Note): string[] => [written.toISOString(), noteId];
      return toPage<Note>(notes, { size, after, cursorOf, hasMore });
    };
  }

  /**
   * Returns the requested page of each of many records, in their order: one statement for all pages with the same
   * bounds, and one after the other, so that never more texts are in memory than fit into the answer.
   */
  async pagesOf(ownerId: string, wanted: readonly NotesKey[], answer: AnswerBudget): Promise<Page<Note>[]> {
    return pagesByBounds(wanted, (alike, bounds) => answer.inTurn(() => this.pages(ownerId, alike, bounds, answer)));
  }

  private async count(ownerId: string, noteGuid: string): Promise<number> {
    if (!isId(noteGuid)) return 0;
    const from = `from note where owner_id = $1 and note_guid = $2 and deleted_at is null
      and exists (${this.targetRows})`;
    return countRows(this.database, ownerId, from, [noteGuid]);
  }

  /** Returns many notes at once by their ids, in no order. Nothing is read, and the answer refused, when they do not fit into it. */
  async findMany(ownerId: string, ids: readonly string[], answer: AnswerBudget): Promise<Note[]> {
    return selectFitting<Note>(this.database, ownerId, Note, {
      texts: ["content"],
      where: [isOneOf(ids)],
      field: "notes",
      budget: answer,
    });
  }

  /** Returns how many notes are attached to each of many records, by note id. */
  async countMany(ownerId: string, noteGuids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.queryOwned<{ noteGuid: string; count: number }>(
      ownerId,
      `select note_guid as "noteGuid", count(*)::integer as count from note
       where owner_id = $1 and note_guid = any($2::uuid[]) and deleted_at is null group by note_guid`,
      [noteGuids],
    );
    return new Map(rows.map((row) => [row.noteGuid, row.count]));
  }

  /** Attaches a note to a record. Throws NOT_FOUND when the record is not the owner's. */
  async create(ownerId: string, input: CreateNoteInput): Promise<RecordChanged<Note>> {
    const given = { ...checked(input), ...(input.date ? { date: input.date } : {}) };
    return this.database.transaction(async () => {
      await this.requireTarget(ownerId, input.noteGuid);
      const earlier = input.id ? await this.records.rows.findOrNull(ownerId, input.id, { withDeleted: true }) : null;
      // A note on another record is no repetition.
      if (earlier !== null) requirePlace(earlier, input.noteGuid);
      const made = { title: "", content: null, date: this.clock.now() };
      return this.records.create(ownerId, input.id, { given: { ...given, noteGuid: input.noteGuid }, made });
    });
  }

  /** Changes a note; what is absent stays. Throws NOT_FOUND when it is not attached to `noteGuid`, CONFLICT on another version. */
  async update(ownerId: string, input: UpdateNoteInput): Promise<RecordChanged<Note>> {
    const values = { ...checked(input), ...(input.date ? { date: input.date } : {}) };
    return this.database.transaction(async () => {
      requirePlace(await this.records.rows.find(ownerId, input.id), input.noteGuid ?? null);
      return this.records.update(ownerId, input.id, values, input.version);
    });
  }

  /** Moves a note to the trash. Throws NOT_FOUND when it is not attached to `noteGuid`. */
  async remove(ownerId: string, id: string, noteGuid: string | null): Promise<Deleted> {
    return this.database.transaction(async () => {
      requirePlace(await this.records.rows.find(ownerId, id, { withDeleted: true }), noteGuid);
      return this.records.remove(ownerId, id);
    });
  }

  private async isTarget(ownerId: string, noteGuid: string): Promise<boolean> {
    return isId(noteGuid) && (await this.database.queryOwned(ownerId, this.targetRows, [noteGuid])).length > 0;
  }

  private async requireTarget(ownerId: string, noteGuid: string): Promise<void> {
    const rows = isId(noteGuid) ? await this.database.queryOwned(ownerId, this.heldTargetRows, [noteGuid]) : [];
    if (rows.length === 0) throw notThere();
  }
}

/** Throws NOT_FOUND unless the note is attached to that record; null skips the check. */
function requirePlace(note: Note, noteGuid: string | null): void {
  if (noteGuid !== null && noteGuid.toLowerCase() !== note.noteGuid) throw notThere();
}

function notThere(): AppError {
  return new AppError("NOT_FOUND", { message: "There is nothing with that note id, or it is not yours." });
}

function checked(input: CreateNoteInput | UpdateNoteInput): { title?: string; content?: string | null } {
  checkDate("date", input.date);
  const title = input.title == null ? undefined : cleanText("line", input.title);
  checkTexts({ title: [title, NOTE_TITLE_MAX], content: [input.content, NOTE_CONTENT_MAX] });
  return { ...(title === undefined ? {} : { title }), ...optionalText("content", input.content) };
}
