import type { EntityMetadata } from "typeorm";
import type { Database } from "../../gateway/database/database.js";

/** The texts that only some values fit, or that find a row: each keeps what it is. */
const KEPT = new Set([
  ...["appointment.time", "appointment.time_zone", "appointment.repeated_hour", "appointment.kind"],
  ...["appointment.round", "appointment.outcome", "appointment.cancelled_by", "sign.kind", "sign.sender", "link.role"],
  ...["job_hunt.status", "job_hunt.current_phase", "job_hunt.started_phase", "job_hunt.scenario", "job_hunt.outcome"],
  ...["job_details.data", "job_details.company_name", "job_details.advert_hash", "job_details.advert_fingerprint"],
  ...["job_details.source_key", "job_details.title_key", "job_details.company_key"],
  // The database takes these from the record.
  ...["job_details.job_title", "job_details.location", "job_details.salary"],
  ...["stored_file.media_type", "stored_file.store_key", "stored_file.content_hash", "submission_file.content_hash"],
  ...["submission.sent_time", "submission.channel", "submission.advert_hash", "submission.letter_hash"],
  ...["offer.pay_currency", "offer.pay_period", "offer.outcome"],
  ...["step_text.key", "step_text.language", "step_check.key", "step_check.state", "log_entry.action"],
  ...["log_entry.subject_kind", "calendar_feed.start", "calendar_feed.hash", "calendar_feed.language"],
  ...["job_hunt_step.status", "step_due.set_by", "step_due.list", "day_due.list"],
  ...["access_token.start", "access_token.hash", "person.issuer", "person.subject", "person.time_zone"],
]);

/** Returns the canary of a text, such as of `company.name`: a text that is nowhere else. */
export function canaryOf(text: string): string {
  return `canary<${text}>`;
}

/** Returns the texts whose canaries are in an answer. */
export function canariesIn(answer: string): readonly string[] {
  return [...new Set([...answer.matchAll(/canary<([\w.]+)>/g)].map(([, text = ""]) => text))].sort();
}

/**
 * Writes a canary into every text of every row that a person has, also into those in the trash; returns the texts, as
 * `company.name`. Texts inside JSON are not written.
 */
export async function plantCanaries(database: Database, ownerId: string): Promise<readonly string[]> {
  const planted: string[] = [];
  for (const entity of database.dataSource.entityMetadatas) {
    const key = keyOf(entity);
    const texts = textsOf(entity);
    if (key === null || texts.length === 0) continue;
    const values = texts.map((column) => `"${column}" = ${valueOf(entity.tableName, column)}`).join(", ");
    await database.query(`update "${entity.tableName}" set ${values} where "${key}" = $1`, [ownerId]);
    planted.push(...texts.map((column) => `${entity.tableName}.${column}`));
  }
  return planted;
}

function keyOf(entity: EntityMetadata): string | null {
  const columns = entity.columns.map(({ databaseName }) => databaseName);
  if (columns.includes("owner_id")) return "owner_id";
  return entity.tableName === "person" ? "id" : null;
}

function textsOf(entity: EntityMetadata): readonly string[] {
  return entity.columns
    .filter(({ type, isArray, isPrimary }) => type === "text" && !isArray && !isPrimary)
    .map(({ databaseName }) => databaseName)
    .filter((column) => !KEPT.has(`${entity.tableName}.${column}`));
}

function valueOf(table: string, column: string): string {
  const canary = `'${canaryOf(`${table}.${column}`)}'`;
  // A document, and what was sent of one, has a file or an address.
  const isAddress = ["document.source", "submission_file.address"].includes(`${table}.${column}`);
  return isAddress ? `case when file_id is null then ${canary} end` : canary;
}
