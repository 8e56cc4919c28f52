import { AppError, type FieldFault } from "../platform/errors.js";

/** Returns a VALIDATION failure of one field. */
export function fault(field: string, rule: string, message: string): AppError {
  const fields: FieldFault[] = [{ field, rule, message }];
  return new AppError("VALIDATION", { message, fields });
}
