import pg from "pg";

// `npm run test:postgres` starts with this file, so that it cannot pass on another database than PostgreSQL.
const url = process.env["TEST_DATABASE_URL"];
if (url === undefined || url === "") {
  process.stderr.write(
    "Say which server: TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/postgres npm run test:postgres\n",
  );
  process.exit(1);
}
const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
try {
  await client.connect();
  const { rows } = await client.query<{ version: string }>("select version()");
  process.stdout.write(`The tests run on ${rows[0]?.version ?? "a server without a name"}\n`);
} catch (error) {
  process.stderr.write(
    `No PostgreSQL answers at TEST_DATABASE_URL: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await client.end();
}
