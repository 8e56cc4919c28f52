import type { Migration } from "./migration.js";

/** The row of a file stays when its person is erased, so that the sweep still finds the bytes in the store. */
export const freeStoredFile: Migration = {
  name: "20261121210000-free-stored-file",
  up: [`ALTER TABLE stored_file DROP CONSTRAINT stored_file_owner_fkey`],
  down: [
    `DELETE FROM stored_file WHERE NOT EXISTS (SELECT FROM person WHERE person.id = stored_file.owner_id)`,
    `ALTER TABLE stored_file ADD CONSTRAINT stored_file_owner_fkey
      FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE`,
  ],
};
