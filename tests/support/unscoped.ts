/** The words that may follow a table in place of an alias. */
const KEYWORDS = new Set(
  "as cross for full group having inner join left limit natural offset on order returning right select set union using values where window".split(
    " ",
  ),
);

/**
 * Returns those of the statements in which a table of what belongs to people is read or written without its owner: a
 * PostgreSQL that is distributed by owner would ask every node for them, or refuse them. `tables` are those with an
 * `owner_id`.
 */
export function findUnscoped(statements: readonly string[], tables: readonly string[]): readonly string[] {
  const uses = new RegExp(
    `\\b(from|join|update|into)\\s+"?(${tables.join("|")})\\b"?(?:\\s+(?:as\\s+)?"?([a-z_]\\w*)"?)?`,
    "gi",
  );
  return statements.filter((statement) =>
    [...statement.matchAll(uses)].some(({ 1: verb = "", 2: table = "", 3: word, index }) => {
      if (verb.toLowerCase() === "into") return !/^[^)]*\bowner_id\b/i.test(statement.slice(index));
      return !namesOwner(statement, word === undefined || KEYWORDS.has(word.toLowerCase()) ? table : word);
    }),
  );
}

/** Returns whether the owner of a table is compared with something, under its name or under that of the column alone. */
function namesOwner(statement: string, name: string): boolean {
  const column = `(?:\\b${name}"?\\.|(?<![.\\w"]))"?owner_id"?`;
  return new RegExp(`${column}\\s*(?:=|<>|in\\b)|(?:=|<>)\\s*${column}`, "i").test(statement);
}
