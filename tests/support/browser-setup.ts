import { startSharedProduct } from "./shared-product.js";

/** Starts what all browser tests share; jest demands a default export. */
export default async function browserSetup(): Promise<void> {
  await startSharedProduct();
}
