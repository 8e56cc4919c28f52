import { freePort, newDataDir, startProduct, type Product } from "./product.js";

/** The variables by which the test files know the product. */
const URL = "SHARED_PRODUCT_URL";
const ADVERT_PORT = "SHARED_PRODUCT_ADVERT_PORT";

let product: Product | undefined;

/** Starts the product that all browser tests share: a start takes longer than most of their files. */
export async function startSharedProduct(): Promise<void> {
  const advertPort = await freePort();
  const variables = {
    CAPTURE_ALLOWED_ORIGINS: `http://127.0.0.1:${advertPort}`,
    // Each account comes from a network of its own; one network may make only ten an hour.
    TRUST_PROXY: "1",
  };
  product = await startProduct(variables, newDataDir(), []);
  process.env[URL] = product.url;
  process.env[ADVERT_PORT] = String(advertPort);
}

/** Stops the product and removes its data. */
export async function stopSharedProduct(): Promise<void> {
  await product?.dispose();
}

/** Returns the address of the product that runs for all browser tests. */
export function sharedProductUrl(): string {
  return read(URL);
}

/** Returns the port on this machine whose pages the shared product may read adverts from. */
export function sharedAdvertPort(): number {
  return Number(read(ADVERT_PORT));
}

function read(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is not set: the setup of the project e2e has not run.`);
  return value;
}
