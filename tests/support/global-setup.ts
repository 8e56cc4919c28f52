import { randomUUID } from "node:crypto";
import { createServerTemplate, migratedImage, TEMPLATE } from "./database.js";
import { checkSpace } from "./machine.js";

/** Creates an empty, migrated database before any test waits for it; Jest requires a default export. */
export default async function globalSetup(): Promise<void> {
  await checkSpace();
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) {
    await migratedImage();
    return;
  }
  // Jest calls this once for each project of a run.
  if (process.env[TEMPLATE] !== undefined) return;
  process.env[TEMPLATE] = `jht_template_${randomUUID().replaceAll("-", "")}`;
  await createServerTemplate(url);
}
