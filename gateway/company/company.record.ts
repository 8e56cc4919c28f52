import { defineNamed } from "../record/record-definition.js";
import { RecordKind } from "../platform/record-kind.js";
import { COMPANY_TYPES } from "./company-types.js";
import { Company } from "./company.entity.js";

/** The companies of a person. */
export const COMPANY_RECORD = defineNamed({
  kind: RecordKind.COMPANY,
  entity: Company,
  search: { texts: "name, type, address, description", detail: "concat_ws(' · ', type, address)" },
  types: { column: "type", builtIn: COMPANY_TYPES },
});
