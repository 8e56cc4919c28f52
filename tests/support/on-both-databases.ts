/**
 * `import "../support/on-both-databases.js"` in a test file, or in a test module that it imports: what it tests depends
 * on the engine, so it runs on the embedded database and on PostgreSQL. A file whose own words show that needs no such
 * line (`database-sides.mjs`); one needs it to race without `Array.from`, to search, to sort and to compare texts, to
 * count what several connections do, or because the statements of its noun run nowhere else on PostgreSQL.
 */
export {};
