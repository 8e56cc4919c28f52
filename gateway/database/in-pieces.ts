import { setTimeout as sleep } from "node:timers/promises";

/** How long one piece should take: an embedded database answers nobody else meanwhile. */
const PIECE_MS = 40;
const ROWS = { first: 50, least: 10, most: 2_000 };
/** How long to wait for another gateway that has the turn. */
const OTHERS_MS = 1_000;
/** The id before all others. */
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** The rows that come next: at most `size`, with ids after this one. */
export interface Piece {
  readonly after: string;
  readonly size: number;
}

/**
 * Changes the rows of a table in pieces, in the order of their ids, while the server answers, and returns how many there
 * were. `change` returns the ids of the rows that it changed, none at the end, and null while another gateway has the turn.
 */
export async function changeInPieces(
  change: (piece: Piece) => Promise<readonly string[] | null>,
  isStopping: () => boolean,
): Promise<number> {
  let [after, size, rows] = [FIRST_ID, ROWS.first, 0];
  while (!isStopping()) {
    const start = performance.now();
    const ids = await change({ after, size });
    if (ids === null) {
      await sleep(OTHERS_MS);
      continue;
    }
    const last = ids.at(-1);
    if (last === undefined) break;
    [after, rows] = [last, rows + ids.length];
    const took = performance.now() - start;
    size = Math.round(Math.min(ROWS.most, size * 2, Math.max(ROWS.least, (size * PIECE_MS) / took)));
    // As long as it took is for the others.
    await sleep(Math.min(took, PIECE_MS));
  }
  return rows;
}
