import type { Migration } from "./migration.js";

/** The action and the sentence of an emptied trash have the name that the API has for it. */
export const renameTrashActions: Migration = {
  name: "20261123040000-rename-trash-actions",
  up: [
    `UPDATE log_entry SET action = 'trash.emptied',
       sentence = CASE WHEN sentence ->> 'key' LIKE 'bin.%'
         THEN jsonb_set(sentence, '{key}', to_jsonb(replace(sentence ->> 'key', 'bin.', 'trash.'))) ELSE sentence END
     WHERE action = 'bin.emptied'`,
  ],
  down: [
    `UPDATE log_entry SET action = 'bin.emptied',
       sentence = CASE WHEN sentence ->> 'key' LIKE 'trash.%'
         THEN jsonb_set(sentence, '{key}', to_jsonb(replace(sentence ->> 'key', 'trash.', 'bin.'))) ELSE sentence END
     WHERE action = 'trash.emptied'`,
  ],
};
