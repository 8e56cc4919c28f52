import type { Migration } from "./migration.js";

/** The secret address of a person's calendar, one per person; only the hash of the secret is stored. */
export const createCalendarFeed: Migration = {
  name: "20261122150000-create-calendar-feed",
  up: [
    `CREATE TABLE calendar_feed (
      owner_id uuid NOT NULL,
      hash text NOT NULL,
      start text NOT NULL,
      includes_employers boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL,
      last_read_at timestamptz(3),
      CONSTRAINT calendar_feed_pkey PRIMARY KEY (owner_id),
      CONSTRAINT calendar_feed_hash_key UNIQUE (hash),
      CONSTRAINT calendar_feed_owner_fkey FOREIGN KEY (owner_id) REFERENCES person (id) ON DELETE CASCADE
    )`,
  ],
  down: [`DROP TABLE calendar_feed`],
};
