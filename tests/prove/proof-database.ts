import { randomUUID } from "node:crypto";
import pg from "pg";

/** An empty database of a proof's own on a PostgreSQL server. */
export interface ProofDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

// eslint forbids process.env to the product; which server proofs run on is their runner's choice.
const SERVER_URL = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** Creates a database on the server that TEST_DATABASE_URL names, by default the one of this machine. */
export async function createProofDatabase(): Promise<ProofDatabase> {
  const name = `jht_prove_${randomUUID().replaceAll("-", "")}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
