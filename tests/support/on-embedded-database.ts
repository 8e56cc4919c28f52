/**
 * `import "../support/on-embedded-database.js"` in a test file, or in a test module that it imports: it runs on the
 * embedded database alone. Either it is about that engine, or its own statements do no more than write and read rows for
 * what it tests, which are the same in every PostgreSQL; what the product says there runs on both all the same.
 */
export {};
