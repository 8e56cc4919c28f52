import type { Migration } from "./migration.js";

/** The signing secrets of this installation, shared by all gateways on one database. */
export const createServerSecret: Migration = {
  name: "20261121110000-create-server-secret",
  up: [
    `CREATE TABLE server_secret (
      name text NOT NULL,
      value text NOT NULL,
      created_at timestamptz(3) NOT NULL,
      CONSTRAINT server_secret_pkey PRIMARY KEY (name)
    )`,
  ],
  down: [`DROP TABLE server_secret`],
};
