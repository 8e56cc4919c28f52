import { AppError, type FieldFault } from "./errors.js";
import { refuse } from "./validation.js";

/** The faults of an input, collected so that all are reported at once. */
export class Faults {
  private readonly found: FieldFault[] = [];

  /** Runs a check, and returns what it returns; null when it throws VALIDATION, whose faults are collected. */
  from<T>(check: () => T): T | null {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "VALIDATION") throw error;
      this.found.push(...(error.facts.fields ?? []));
      return null;
    }
  }

  /** Collects a fault where there is one. */
  add(isFault: boolean, field: string, rule: string, message: string): void {
    if (isFault) this.found.push({ field, rule, message: `${field}: ${message}` });
  }

  /** Throws VALIDATION naming the collected faults when there are any. */
  refuse(): void {
    refuse(this.found);
  }
}
