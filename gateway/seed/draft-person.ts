import { uuidv7 } from "uuidv7";
import type { Database } from "../database/database.js";
import type { FileSweep } from "../document/file-sweep.js";
import { erasePerson } from "../identity/erase-person.js";
import { findAccountPerson } from "../identity/find-account-person.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import type { Account } from "../identity/local-provider/accounts.js";
import { mergePersons } from "../identity/merge-persons.js";

/** The issuer of drafts, which nobody signs in as: searches that are being written, and what a guest takes along. */
const DRAFT_ISSUER = "seed";
/** A draft of that age has been left by a process that was killed, or by a guest who has not signed in. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;
const DRAFT_IS_GONE = "The draft of the search, or its owner, was removed meanwhile.";

/**
 * Makes a person whom nobody can sign in as, and returns the id. A search is written to this person act by act, and is its
 * owner's when it is whole. The time zone is the owner's; null: the draft itself becomes the owner.
 */
export async function createDraft(database: Database, ownerId: string | null, now: Date): Promise<string> {
  const id = uuidv7();
  // The profile of the owner is newer, whatever its age.
  await database.query(
    `insert into person (id, issuer, subject, time_zone, created_at, updated_at)
     values ($1::uuid, $2, $1::uuid::text, (select time_zone from person where id = $3), $4, to_timestamp(0))`,
    [id, DRAFT_ISSUER, ownerId, now],
  );
  return id;
}

/** Makes a draft the person of an account of the built-in provider. */
export async function introduceDraft(
  database: Database,
  draftId: string,
  { id, email, name }: Account,
  now: Date,
): Promise<void> {
  const introduced = await database.query(
    `update person set issuer = $2, subject = $3, email = $4, email_verified = true, name = $5, created_at = $6,
       updated_at = $6 where id = $1 returning id`,
    [draftId, LOCAL_ISSUER, id, email, name, now],
  );
  if (introduced.length === 0) throw new Error(DRAFT_IS_GONE);
}

/** Moves everything of a draft to its owner, as part of the running transaction, and removes the draft. */
export async function handOverDraft(database: Database, draftId: string, ownerId: string): Promise<void> {
  const held = await database.query(`select 1 from person where id in ($1, $2) order by id for update`, [
    draftId,
    ownerId,
  ]);
  if (held.length < 2) throw new Error(DRAFT_IS_GONE);
  await mergePersons(database, { keptId: ownerId, otherId: draftId });
}

/** Makes a person a draft, whom nobody can sign in as any more, as part of the running transaction. */
export async function makeDraft(database: Database, personId: string, now: Date): Promise<void> {
  // The profile of the owner is newer, whatever its age.
  await database.query(
    `update person set issuer = $2, subject = id::text, email = null, email_verified = false, name = null, created_at = $3,
       updated_at = to_timestamp(0) where id = $1`,
    [personId, DRAFT_ISSUER, now],
  );
}

/**
 * Moves everything of a draft to an account of the built-in provider, as part of the running transaction; nothing when it
 * was given before, or is gone.
 */
export async function giveDraft(database: Database, draftId: string, account: Account, now: Date): Promise<void> {
  const drafts = await database.query(`select 1 from person where id = $1 and issuer = $2 for update`, [
    draftId,
    DRAFT_ISSUER,
  ]);
  if (drafts.length === 0) return;
  const owner = await findAccountPerson(database, account.id);
  if (owner === undefined) await introduceDraft(database, draftId, account, now);
  else await handOverDraft(database, draftId, owner.id);
}

/** Removes a draft with everything that was written to it. */
export async function eraseDraft(database: Database, draftId: string, files: FileSweep): Promise<void> {
  await erasePerson(draftId, database, files);
}

/** Removes the drafts that are a day old. */
export async function eraseLeftDrafts(database: Database, files: FileSweep, now: Date): Promise<void> {
  const left = await database.query<{ id: string }>(
    `select id from person where issuer = $1 and created_at <= $2 order by id`,
    [DRAFT_ISSUER, new Date(now.getTime() - LEFT_AFTER_MS)],
  );
  for (const { id } of left) await eraseDraft(database, id, files);
}
