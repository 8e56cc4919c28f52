import { describe, expect, it } from "@jest/globals";
import { PAGE_BYTES, toPage } from "./page.js";

const rowsOf = (...lengths: readonly number[]): { id: string; text: string | null }[] =>
  lengths.map((length, n) => ({
    id: String(n),
    text: length === 0 ? null : "x".repeat(length - 1),
  }));
const idsOf = (rows: ReturnType<typeof rowsOf>, size: number, hasMore = false): [string[], boolean] => {
  const { nodes, pageInfo } = toPage(rows, { size, cursorOf: ({ id }) => [id], hasMore });
  return [nodes.map(({ id }) => id), pageInfo.hasNextPage];
};
const HALF = PAGE_BYTES / 2;

describe("a page", () => {
  it.each<[string, [string[], boolean], [string[], boolean]]>([
    ["has all rows where they fit", idsOf(rowsOf(0, 0, 0), 3), [["0", "1", "2"], false]],
    ["leaves out the row too many", idsOf(rowsOf(0, 0, 0), 2), [["0", "1"], true]],
    ["fits exactly", idsOf(rowsOf(HALF, HALF), 9), [["0", "1"], false]],
    ["ends early, one byte later", idsOf(rowsOf(HALF, HALF + 1), 9), [["0"], true]],
    ["has a first row, however long", idsOf(rowsOf(3 * PAGE_BYTES, 1), 9), [["0"], true]],
    ["says that the statement left rows out", idsOf(rowsOf(1), 9, true), [["0"], true]],
  ])("%s", (_what, page, expected) => {
    expect(page).toEqual(expected);
  });
});
