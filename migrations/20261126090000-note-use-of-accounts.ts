import type { Migration } from "./migration.js";

/** When an account to look around was last used; null for existing accounts, and for all others always. */
export const noteUseOfAccounts: Migration = {
  name: "20261126090000-note-use-of-accounts",
  up: [`ALTER TABLE local_account ADD COLUMN last_used_at timestamptz(3)`],
  down: [`ALTER TABLE local_account DROP COLUMN last_used_at`],
};
