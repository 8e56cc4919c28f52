import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSharedProduct } from "./shared-product.js";

/** Starts the product of the journeys, and returns what stops it; Playwright requires a default export. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const { product, advertUrl, stop } = await startSharedProduct();
  const folder = mkdtempSync(join(tmpdir(), "job-hunt-tracker-journeys-"));
  const output = join(folder, "server.log");
  writeFileSync(output, "");
  product.writeOutputTo(output);
  // The workers inherit them.
  Object.assign(process.env, {
    JOURNEYS_URL: product.url,
    JOURNEYS_DATA_DIR: product.dataDir,
    JOURNEYS_OUTPUT: output,
    JOURNEYS_ADVERT_URL: advertUrl,
  });
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
