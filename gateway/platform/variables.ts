import { readFileSync } from "node:fs";
import { z } from "zod";

/** The environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

const DATABASE_RULE = "must be an address such as postgres://user@host:5432/name.";
const EMAIL_RULE = "must be * or e-mail addresses with commas between them.";

/** An http(s) address; its output is the origin, without path. */
export const origin = httpUrl().transform((url) => new URL(url).origin);

/** An http(s) address; its output has the path, without a slash at the end. */
export const address = httpUrl().transform(withoutEndSlash);

/** An http(s) address below which others are; its output is as that of `address`. Credentials, `?` and `#` are refused. */
export const plainAddress = httpUrl()
  .refine(isPlain, "must be an address without user name, password, ? and #.")
  .transform(withoutEndSlash);

/** A text that may be sent in a header of HTTP: printable ASCII without blanks. */
export const headerText = z.string().regex(/^[!-~]+$/, "must be letters, digits and signs of ASCII without blanks.");

/** A comma-separated list of http(s) addresses; its output is their origins. */
export const origins = z.string().transform(splitList).pipe(z.array(origin));

/** The address of a PostgreSQL database. */
export const databaseUrl = z
  .url(DATABASE_RULE)
  .regex(/^postgres(ql)?:\/\//, DATABASE_RULE)
  .optional();

/** An asterisk, or a comma-separated list of e-mail addresses. */
export const emails = z.union(
  [
    z.literal("*"),
    z
      .string()
      .transform(splitList)
      .pipe(z.array(z.string().regex(/^[^@\s]+@[^@\s]+$/, EMAIL_RULE))),
  ],
  EMAIL_RULE,
);

/** Returns the type of a text that must be set, for the given reason. */
export function required(because: string): z.ZodString {
  return z.string(`must be set, because ${because}.`);
}

/** Returns the type of a whole number. */
export function integer(fallback: number, min: number, max: number): z.ZodType<number> {
  const rule = `must be a whole number from ${min} to ${max}.`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule).default(fallback);
}

/** Returns the type of one text out of a list; it has no default. */
export function oneOf<const T extends readonly string[]>(...allowed: T): z.ZodEnum<z.core.util.ToEnum<T[number]>> {
  return z.enum(allowed, `must be one of ${allowed.join(", ")}.`);
}

/** Returns the type of `true` or `false`. */
export function flag(fallback: boolean): z.ZodType<boolean> {
  return oneOf("true", "false")
    .transform((value) => value === "true")
    .default(fallback);
}

/** Reads groups of variables and collects every fault; a value that is blank counts as not set. */
export class VariableReader {
  readonly faults: string[] = [];
  private readonly values: Readonly<Record<string, string>>;

  /** Each of the secrets may also come from the file that `<NAME>_FILE` names. */
  constructor(variables: Variables, secrets: readonly string[]) {
    const values: Record<string, string> = {};
    for (const [name, value] of Object.entries(variables)) if (value?.trim()) values[name] = value.trim();
    for (const name of secrets) {
      const value = values[name] ?? this.contentOf(`${name}_FILE`, variables);
      if (value) values[name] = value;
    }
    this.values = values;
  }

  /** Returns true when the variable has a value, valid or not. */
  isSet(name: string): boolean {
    return name in this.values;
  }

  /**
   * Returns the values of a group. A variable with a fault is read as if it was not set, so that rules about several
   * variables are still checked; null when one that is required has a fault.
   */
  read<Shape extends z.ZodRawShape>(group: z.ZodObject<Shape>): z.output<z.ZodObject<Shape>> | null {
    const read = group.safeParse(this.values);
    if (read.success) return read.data;
    const faulty = new Map(read.error.issues.map(({ path: [name = ""], message }) => [String(name), message]));
    for (const [name, message] of faulty) this.faults.push(`${name}: ${message}`);
    const valid = Object.entries(this.values).filter(([name]) => !faulty.has(name));
    return group.safeParse(Object.fromEntries(valid)).data ?? null;
  }

  private contentOf(name: string, variables: Variables): string | undefined {
    const file = variables[name];
    if (!file) return undefined;
    try {
      return readFileSync(file, "utf8").trim();
    } catch {
      this.faults.push(`${name}: the file ${file} cannot be read.`);
      return undefined;
    }
  }
}

function httpUrl(): z.ZodURL {
  return z.url({ protocol: /^https?$/, error: "must be an http(s) address such as https://jobs.example.org." });
}

function withoutEndSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** Returns true for a text that is no address, too: that is another rule. */
function isPlain(url: string): boolean {
  if (!URL.canParse(url)) return true;
  const { username, password } = new URL(url);
  return username === "" && password === "" && !/[?#]/.test(url);
}

function splitList(value: string): string[] {
  return value.split(",").map((item) => item.trim());
}
