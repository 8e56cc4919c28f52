import { stopSharedProduct } from "./shared-product.js";

/** Ends what all browser tests shared; jest demands a default export. */
export default async function browserTeardown(): Promise<void> {
  await stopSharedProduct();
}
