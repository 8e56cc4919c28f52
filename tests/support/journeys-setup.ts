import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveAdvert } from "./advert-page.js";
import { newDataDir, startProduct } from "./product.js";

/**
 * Starts one product for all journeys of a run, whose people know nothing of each other, and a page with an advert;
 * returns what stops them. Playwright requires a default export.
 */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const advert = await serveAdvert();
  const folder = mkdtempSync(join(tmpdir(), "job-hunt-tracker-journeys-"));
  const output = join(folder, "server.log");
  const product = await startProduct(
    // Each account comes from a network of its own; one network may make only ten an hour.
    { TRUST_PROXY: "1", CAPTURE_ALLOWED_ORIGINS: advert.origin },
    newDataDir(),
    [],
  );
  product.writeOutputTo(output);
  const { url, dataDir } = product;
  Object.assign(process.env, {
    JOURNEYS_URL: url,
    JOURNEYS_DATA_DIR: dataDir,
    JOURNEYS_OUTPUT: output,
    JOURNEYS_ADVERT_URL: advert.url,
  });
  return async () => {
    await product.dispose();
    await advert.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
