import { newDataDir, startProduct, type Product } from "./product.js";

declare global {
  /** The product of a run of the screens' tests. */
  var screensProduct: Product | undefined;
}

/** Starts one product for all tests of the screens; Jest requires a default export. */
export default async function startForScreens(): Promise<void> {
  // Each account comes from a network of its own; one network may make only ten an hour.
  globalThis.screensProduct = await startProduct({ TRUST_PROXY: "1" }, newDataDir(), []);
  process.env["SCREENS_URL"] = globalThis.screensProduct.url;
}
