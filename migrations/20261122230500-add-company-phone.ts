import type { Migration } from "./migration.js";

/** The telephone number of a company. */
export const addCompanyPhone: Migration = {
  name: "20261122230500-add-company-phone",
  up: [`ALTER TABLE company ADD COLUMN phone text`],
  down: [`ALTER TABLE company DROP COLUMN phone`],
};
