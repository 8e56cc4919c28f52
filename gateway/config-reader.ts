import { readFileSync } from "node:fs";

/** The environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

const SECRETS = [
  "DATABASE_URL",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "ANTHROPIC_API_KEY",
  "METRICS_TOKEN",
] as const;

/** Reads the variables one by one and collects what is wrong with them; each secret may also come from the file named by `<NAME>_FILE`. */
export class ConfigReader {
  readonly faults: string[] = [];
  private readonly variables: Variables;

  constructor(variables: Variables) {
    const secrets = SECRETS.map(
      (name) => [name, variables[name] || this.contentOf(`${name}_FILE`, variables)] as const,
    );
    this.variables = { ...variables, ...Object.fromEntries(secrets) };
  }

  fault(message: string): void {
    this.faults.push(message);
  }

  text(name: string): string | undefined {
    const value = this.variables[name]?.trim();
    return value === "" ? undefined : value;
  }

  required(name: string, because: string): string {
    const value = this.text(name);
    if (value === undefined) this.fault(`${name}: must be set, because ${because}.`);
    return value ?? "";
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    this.fault(`${name}: must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ["true", "false"], String(fallback)) === "true";
  }

  oneOf(name: string, allowed: readonly string[], fallback: string): string {
    const value = this.text(name) ?? fallback;
    if (allowed.includes(value)) return value;
    this.fault(`${name}: must be one of ${allowed.join(", ")}.`);
    return fallback;
  }

  /** The origin of an address, without path; undefined when not set. */
  origin(name: string, value = this.text(name)): string | undefined {
    if (value === undefined) return undefined;
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
    this.fault(`${name}: must be an http(s) address such as https://jobs.example.org.`);
    return undefined;
  }

  /** A whole address, path included, without a slash at its end; undefined when not set. */
  address(name: string): string | undefined {
    const value = this.text(name);
    return value === undefined || this.origin(name, value) === undefined ? undefined : value.replace(/\/+$/, "");
  }

  origins(name: string): readonly string[] {
    const values = this.text(name)?.split(",") ?? [];
    return values.map((value) => this.origin(name, value.trim()) ?? "").filter((origin) => origin !== "");
  }

  databaseUrl(name: string): string | null {
    const value = this.text(name);
    if (value === undefined) return null;
    if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
    this.fault(`${name}: must be an address such as postgres://user@host:5432/name.`);
    return null;
  }

  emails(name: string): "*" | readonly string[] | undefined {
    const value = this.text(name);
    if (value === undefined || value === "*") return value;
    const list = value.split(",").map((email) => email.trim());
    const wrong = list.filter((email) => !/^[^@\s]+@[^@\s]+$/.test(email));
    if (wrong.length > 0) this.fault(`${name}: must be * or e-mail addresses with commas between them.`);
    return list;
  }

  private contentOf(name: string, variables: Variables): string | undefined {
    const file = variables[name];
    if (!file) return undefined;
    try {
      return readFileSync(file, "utf8").trim();
    } catch {
      this.fault(`${name}: the file ${file} cannot be read.`);
      return undefined;
    }
  }
}
