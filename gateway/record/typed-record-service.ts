import type { Database } from "../database/database.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Writable } from "../database/owned.repository.js";
import type { RecordChanged } from "./change-of.js";
import { countByType } from "./count-by-type.js";
import type { Creation, LoggedRecords } from "./logged-records.js";
import { OwnTypes } from "./own-types.js";
import type { RecordTypes } from "./record-definition.js";
import { RecordService } from "./record-service.js";
import type { RecordStatistics, RecordType } from "./record.types.js";
import { RECORD_WORDS } from "../platform/record-kind.js";

/** The common part of the services of records that have a type. */
export abstract class TypedRecordService<E extends OwnedEntity> extends RecordService<E> {
  private readonly recordTypes: RecordTypes;
  private readonly ownTypes: OwnTypes;

  constructor(database: Database, records: LoggedRecords<E>) {
    super(database, records);
    const { kind, types } = records.definition;
    if (types === undefined) throw new Error(`${kind} has no types.`);
    this.recordTypes = types;
    this.ownTypes = new OwnTypes(database, RECORD_WORDS[kind].name, types.builtIn);
  }

  /** Returns the types to choose from: the built-in ones, then the person's own. */
  async types(ownerId: string): Promise<RecordType[]> {
    return this.ownTypes.list(ownerId);
  }

  /** Returns the counts. */
  async statistics(ownerId: string): Promise<RecordStatistics> {
    return countByType(this.database, ownerId, this.records.definition.entity, this.recordTypes.column);
  }

  /** Adds a record, and its type to the person's own when it is new. */
  protected async createTyped(
    ownerId: string,
    id: string | null | undefined,
    creation: Creation<E>,
  ): Promise<RecordChanged<E>> {
    return this.database.transaction(async () => {
      await this.remember(ownerId, creation.given);
      return this.records.create(ownerId, id, creation);
    });
  }

  /** Changes a record, and adds its type to the person's own when it is new. Throws NOT_FOUND or CONFLICT. */
  protected async updateTyped(
    ownerId: string,
    id: string,
    values: Writable<E>,
    version: number | null | undefined,
  ): Promise<RecordChanged<E>> {
    return this.database.transaction(async () => {
      await this.remember(ownerId, values);
      return this.records.update(ownerId, id, values, version);
    });
  }

  private async remember(ownerId: string, values: Writable<E>): Promise<void> {
    const type: unknown = Object.entries(values).find(([column]) => column === this.recordTypes.column)?.[1];
    if (typeof type === "string") await this.ownTypes.remember(ownerId, type);
  }
}
