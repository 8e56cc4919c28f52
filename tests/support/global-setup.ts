import { migratedImage } from "./database.js";

/** Makes the image of an empty database before any test waits for it; jest demands a default export. */
export default async function globalSetup(): Promise<void> {
  if (process.env["TEST_DATABASE_URL"] === undefined) await migratedImage();
}
