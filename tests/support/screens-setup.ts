import { serveAdvert } from "./advert-page.js";
import { newDataDir, startProduct, type Product } from "./product.js";

declare global {
  /** The product of a run of the screens' tests. */
  var screensProduct: Product | undefined;
  /** The page of an advert that it may read. */
  var screensAdvert: Awaited<ReturnType<typeof serveAdvert>> | undefined;
}

/** Starts one product for all tests of the screens, and a page with an advert; Jest requires a default export. */
export default async function startForScreens(): Promise<void> {
  const advert = await serveAdvert();
  globalThis.screensAdvert = advert;
  globalThis.screensProduct = await startProduct(
    // Each account comes from a network of its own; one network may make only ten an hour.
    { TRUST_PROXY: "1", CAPTURE_ALLOWED_ORIGINS: advert.origin },
    newDataDir(),
    [],
  );
  process.env["SCREENS_URL"] = globalThis.screensProduct.url;
  process.env["SCREENS_ADVERT_URL"] = advert.url;
}
