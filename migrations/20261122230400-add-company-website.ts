import type { Migration } from "./migration.js";

/** The web site of a company. */
export const addCompanyWebsite: Migration = {
  name: "20261122230400-add-company-website",
  up: [`ALTER TABLE company ADD COLUMN website text`],
  down: [`ALTER TABLE company DROP COLUMN website`],
};
