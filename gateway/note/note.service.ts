import { NOTE_CONTENT_MAX, NOTE_TITLE_MAX } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { isId } from "../database/ids.js";
import { textsApart } from "../database/long-texts.js";
import { toConnection, type Connection, type Page, type PageArgs } from "../database/page.js";
import { PagesOfMany, type ListOfMany } from "../database/pages-of-many.js";
import { selectMany, type Selection } from "../database/select.js";
import { genericPlan } from "../database/generic-plan.js";
import { AppError } from "../platform/errors.js";
import type { ListsReader } from "../graphql/list-field.js";
import { LongText } from "../graphql/long-text.js";
import type { Deleted, RecordChanged } from "../record/change-of.js";
import type { LoggedRecords } from "../record/logged-records.js";
import type { RecordDefinition } from "../record/record-definition.js";
import { cleanText } from "../platform/clean-text.js";
import { checkDate, checkTexts, optionalText } from "../platform/validation.js";
import { Note } from "./note.entity.js";
import type { CreateNoteInput, UpdateNoteInput } from "./note.input.js";
import { noteCountSql } from "./note-count.js";
import { NOTE_TEXTS } from "./note.record.js";

/** A page of notes, and whether the record that they are attached to exists. */
export interface NotePage extends Connection<Note> {
  readonly hasRecord: () => Promise<boolean>;
}

/** Notes as lists have them, without their texts. */
const LISTED: Selection = { entity: Note, computed: () => textsApart(NOTE_TEXTS) };

/** The arguments of a page of the notes on one record. */
interface NotesKey extends PageArgs {
  readonly noteGuid: string;
}

/** Returns the list of the notes on each of many records, the newest first. `sources` are those, each with its `note_guid`. */
function notesOf(sources: string): ListOfMany<Note> {
  return {
    entity: Note,
    sources: `(${sources}) as source`,
    rows: "from note r where r.owner_id = $1 and r.note_guid = source.note_guid and r.deleted_at is null",
    order: [
      ["date", "timestamptz"],
      ["id", "uuid"],
    ],
    direction: "desc",
    texts: NOTE_TEXTS,
    size: 50,
  };
}

/** The notes of a person, by the record they are attached to; each change is one transaction with its log entry. */
export class NoteService {
  /** The texts of notes. */
  readonly content: LongText<Note>;
  private readonly byNoteGuid: PagesOfMany<Note>;
  private readonly targetRows: string;
  private readonly heldTargetRows: string;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly records: LoggedRecords<Note>,
    /** The kinds of records that notes can be attached to. */
    readonly targets: readonly Pick<RecordDefinition, "entity">[],
  ) {
    const rowsWith = (noteGuid: string): string[] =>
      targets.map(
        ({ entity }) =>
          `select 1 from ${tableOf(entity)} where owner_id = $1 and note_guid = ${noteGuid} and deleted_at is null`,
      );
    this.content = new LongText(database, { entity: Note, texts: NOTE_TEXTS, property: "content" });
    const isTarget = `exists (${rowsWith("asked.id").join(" union all ")})`;
    const byNoteGuid = `select asked.id, asked.id as note_guid from unnest($2::uuid[]) as asked (id) where ${isTarget}`;
    this.byNoteGuid = new PagesOfMany(database, notesOf(byNoteGuid));
    this.targetRows = rowsWith("$2").join(" union all ");
    // The same, locked until the transaction ends, so that the record is not deleted while a note is attached to it.
    this.heldTargetRows = rowsWith("$2")
      .map((row) => `select 1 from (${row} for share) as held`)
      .join(" union all ");
  }

  /** Returns a page of the notes on one record, newest first; none when the record is not the owner's. */
  async list(ownerId: string, { noteGuid, ...args }: NotesKey): Promise<NotePage> {
    const page = await this.byNoteGuid.pageOf(ownerId, { ...args, id: noteGuid });
    return {
      ...toConnection(page, () => this.byNoteGuid.countOf(ownerId, noteGuid)),
      hasRecord: async () => page.nodes.length > 0 || (await this.isTarget(ownerId, noteGuid)),
    };
  }

  /** Returns what reads the notes on many records of one kind, by the ids of the records. */
  listsOn({ entity }: Pick<RecordDefinition, "entity">): ListsReader<Page<Note>> {
    const records = `select target.id, target.note_guid from ${tableOf(entity)} target
      where target.owner_id = $1 and target.id = any($2::uuid[]) and target.deleted_at is null`;
    const counts = genericPlan(`select target.id, ${noteCountSql("target")} as count from ${tableOf(entity)} target
      where target.owner_id = $1 and target.id = any($2::uuid[])`);
    const lists = new PagesOfMany(this.database, notesOf(records));
    return {
      pagesOf: (...asked) => lists.pagesOf(...asked),
      countsOf: async (ownerId, ids) => {
        const rows = await this.database.queryOwned<{ id: string; count: number }>(ownerId, counts, [ids]);
        const found = new Map(rows.map(({ id, count }) => [id, count]));
        return ids.map((id) => found.get(id) ?? 0);
      },
    };
  }

  /** Returns many notes at once by their ids, in no order and without their texts. */
  async findMany(ownerId: string, ids: readonly string[]): Promise<Note[]> {
    return selectMany<Note>(this.database, ownerId, LISTED, ids);
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
