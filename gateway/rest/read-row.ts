import { checkAccess } from "../accesstoken/guard-operations.js";
import type { Viewer } from "../person/viewer.js";
import type { Readers } from "./readers.js";
import { pathName, type ReadingRoute, type WireValues } from "./route.js";

/** Reads what a row answers with. Throws FORBIDDEN where the scopes of an access token do not cover it. */
export async function readRow(
  readers: Readers,
  row: ReadingRoute,
  values: WireValues,
  viewer: Viewer,
): Promise<object> {
  checkAccess(viewer, pathName(row));
  return row.answer(await row.read(readers, viewer.ownerId, values), values, viewer.ownerId);
}
