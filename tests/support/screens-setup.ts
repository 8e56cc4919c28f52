import { startSharedProduct, type SharedProduct } from "./shared-product.js";

declare global {
  /** The product of a run of the screens' tests. */
  var screensProduct: SharedProduct | undefined;
}

/** Starts the product of the screens' tests; Jest requires a default export. */
export default async function startForScreens(): Promise<void> {
  const shared = await startSharedProduct();
  globalThis.screensProduct = shared;
  process.env["SCREENS_URL"] = shared.product.url;
  process.env["SCREENS_ADVERT_URL"] = shared.advertUrl;
}
