import { dropServerTemplate, TEMPLATE } from "./database.js";

/** Removes what the setup left on the server; Jest requires a default export. */
export default async function globalTeardown(): Promise<void> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url !== undefined && process.env[TEMPLATE] !== undefined) await dropServerTemplate(url);
}
