import { serveAdvert } from "./advert-page.js";
import { newDataDir, startProduct, type Product } from "./product.js";

/** One product for all tests of a run, whose people know nothing of each other. */
export interface SharedProduct {
  readonly product: Product;
  /** A page with an advert, which the product may read. */
  readonly advertUrl: string;
  readonly stop: () => Promise<void>;
}

/** Starts a product for all tests of a run, and a page with an advert. */
export async function startSharedProduct(): Promise<SharedProduct> {
  const advert = await serveAdvert();
  const product = await startProduct(
    // Each account comes from a network of its own; one network may make only ten an hour.
    { TRUST_PROXY: "1", CAPTURE_ALLOWED_ORIGINS: advert.origin },
    newDataDir(),
    [],
  );
  const stop = async (): Promise<void> => {
    await product.dispose();
    await advert.close();
  };
  return { product, advertUrl: advert.url, stop };
}
