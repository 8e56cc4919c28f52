import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { QUOTAS, type Quotas } from "./quotas.js";
import { RATE_RULES } from "./rate-limit.js";
import { Refused } from "./refused.js";

/** Where people sign in: the provider in this very process, or an outside one that speaks Auth0's dialect. */
export type IdentityConfig =
  | { readonly kind: "local"; readonly signUp: "first" | "open" | "closed" }
  | { readonly kind: "external"; readonly origin: string; readonly clientId: string; readonly audience: string };

/** Where uploaded files are kept: in a folder of `dataDir`, or in a bucket of a store that speaks S3. */
export type FileStoreConfig =
  | { readonly kind: "disk" }
  | {
      readonly kind: "s3";
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** What every key begins with; empty, or ending in a slash. */
      readonly prefix: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** Everything the operator can set, checked and typed. `.env.example` explains each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly preparedStatements: boolean;
  readonly fileStore: FileStoreConfig;
  readonly identity: IdentityConfig;
  /** Undefined: nobody said; the identity provider decides the default. */
  readonly allowedEmails: "*" | readonly string[] | undefined;
  readonly anthropic: { readonly apiKey: string; readonly baseUrl: string | undefined; readonly model: string } | null;
  /** A service that speaks Photon's API and is asked for addresses; null: the places that came with the product. */
  readonly addressServiceUrl: string | null;
  /** Origins whose pages may be captured although they are private, e.g. an intranet job board. */
  readonly captureAllowedOrigins: readonly string[];
  /** Reverse proxies in front, whose X-Forwarded-For is believed. */
  readonly trustProxy: number;
  /** How much one person may have. */
  readonly quotas: Quotas;
  /** How many requests the browsers of one person may make in a minute, all of them together. */
  readonly sessionRate: number;
  /** How long a process that is told to stop goes on serving while `/readyz` says that it is not ready. */
  readonly stopGraceSeconds: number;
  readonly logLevel: string;
  /** Bearer token of `/metrics`; null: not served. */
  readonly metricsToken: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown before anything listens, with every fault of the configuration at once. */
export class ConfigError extends Refused {
  override readonly name = "ConfigError";

  constructor(readonly faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}:\n- ${faults.join("\n- ")}`,
    );
  }
}

/** Every variable the server reads; a test holds `.env.example` against this list. */
export const VARIABLES = [
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "DATA_DIR",
  "DATABASE_URL",
  "PREPARED_STATEMENTS",
  "FILE_STORE_URL",
  "AWS_ENDPOINT_URL",
  "AWS_REGION",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AUTH0_DOMAIN",
  "AUTH0_CLIENT_ID",
  "AUTH0_AUDIENCE",
  "ALLOWED_EMAILS",
  "ALLOW_LOCAL_IDENTITY",
  "LOCAL_SIGN_UP",
  "ANTHROPIC_API_KEY",
  "ANTHROPIC_BASE_URL",
  "ANTHROPIC_MODEL",
  "ADDRESS_SERVICE_URL",
  "CAPTURE_ALLOWED_ORIGINS",
  "TRUST_PROXY",
  "RATE_SESSION_PER_MINUTE",
  "QUOTA_RECORDS",
  "QUOTA_LOG_ENTRIES",
  "QUOTA_FILES_MB",
  "STOP_GRACE_SECONDS",
  "LOG_LEVEL",
  "METRICS_TOKEN",
] as const;

const SECRETS = [
  "DATABASE_URL",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "ANTHROPIC_API_KEY",
  "METRICS_TOKEN",
] as const;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** True when only this machine can reach the name or address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** Reads the configuration from the process's own environment. Throws ConfigError. */
export function loadConfig(): Config {
  return readConfig(process.env);
}

/** Reads and checks the configuration; each secret may also come from the file named by `<NAME>_FILE`. Throws ConfigError. */
export function readConfig(variables: Variables): Config {
  const reader = new Reader(variables);
  const port = reader.integer("PORT", 4000, 0, 65_535);
  const host = reader.text("HOST") ?? "127.0.0.1";
  const publicUrl = reader.origin("PUBLIC_URL") ?? `http://localhost:${port}`;
  const identity = readIdentity(reader, host, publicUrl);
  const apiKey = reader.text("ANTHROPIC_API_KEY");
  const config: Config = {
    host,
    port,
    publicUrl,
    dataDir: resolve(reader.text("DATA_DIR") ?? "./data"),
    databaseUrl: reader.databaseUrl("DATABASE_URL"),
    preparedStatements: reader.flag("PREPARED_STATEMENTS", true),
    fileStore: readFileStore(reader),
    identity,
    allowedEmails: reader.emails("ALLOWED_EMAILS"),
    anthropic: apiKey
      ? {
          apiKey,
          baseUrl: reader.address("ANTHROPIC_BASE_URL"),
          model: reader.text("ANTHROPIC_MODEL") ?? "claude-sonnet-5-5",
        }
      : null,
    addressServiceUrl: reader.address("ADDRESS_SERVICE_URL") ?? null,
    captureAllowedOrigins: reader.origins("CAPTURE_ALLOWED_ORIGINS"),
    trustProxy: reader.integer("TRUST_PROXY", 0, 0, 10),
    quotas: {
      records: reader.integer("QUOTA_RECORDS", QUOTAS.records, 1, 100_000_000),
      logEntries: reader.integer("QUOTA_LOG_ENTRIES", QUOTAS.logEntries, 1, 1_000_000_000),
      fileMegabytes: reader.integer("QUOTA_FILES_MB", QUOTAS.fileMegabytes, 1, 100_000_000),
    },
    sessionRate: reader.integer("RATE_SESSION_PER_MINUTE", RATE_RULES.session[0].points, 60, 1_000_000),
    stopGraceSeconds: reader.integer("STOP_GRACE_SECONDS", 5, 0, 300),
    logLevel: reader.oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
    metricsToken: reader.text("METRICS_TOKEN") ?? null,
  };
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return config;
}

function readFileStore(reader: Reader): FileStoreConfig {
  const url = reader.text("FILE_STORE_URL");
  if (url === undefined) return { kind: "disk" };
  const [, bucket, path = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(url) ?? [];
  if (bucket === undefined) reader.fault("FILE_STORE_URL: must be an address such as s3://bucket/prefix.");
  const region = reader.text("AWS_REGION") ?? "us-east-1";
  const folder = path.replace(/^\/+|\/+$/g, "");
  return {
    kind: "s3",
    endpoint: reader.address("AWS_ENDPOINT_URL") ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket: bucket ?? "",
    prefix: folder === "" ? "" : `${folder}/`,
    accessKeyId: reader.required("AWS_ACCESS_KEY_ID", "FILE_STORE_URL is set"),
    secretAccessKey: reader.required("AWS_SECRET_ACCESS_KEY", "FILE_STORE_URL is set"),
  };
}

function readIdentity(reader: Reader, host: string, publicUrl: string): IdentityConfig {
  const domain = reader.text("AUTH0_DOMAIN");
  if (domain !== undefined) {
    return {
      kind: "external",
      origin: reader.origin("AUTH0_DOMAIN", domain.includes("://") ? domain : `https://${domain}`) ?? "",
      clientId: reader.required("AUTH0_CLIENT_ID", "AUTH0_DOMAIN is set"),
      audience: reader.required("AUTH0_AUDIENCE", "AUTH0_DOMAIN is set"),
    };
  }
  const isExposed = !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
  if (isExposed && !reader.flag("ALLOW_LOCAL_IDENTITY", false)) {
    reader.fault(
      "HOST, PUBLIC_URL: others could reach this server, and it would sign people in by itself. " +
        "Set AUTH0_DOMAIN, or say ALLOW_LOCAL_IDENTITY=true if that is what you want (behind TLS).",
    );
  }
  const signUp = reader.oneOf("LOCAL_SIGN_UP", ["first", "open", "closed"], isExposed ? "first" : "open");
  return { kind: "local", signUp: signUp as "first" | "open" | "closed" }; // one of the three, or a fault
}

class Reader {
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

  emails(name: string): Config["allowedEmails"] {
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
