import { isIP } from "node:net";
import { resolve } from "node:path";
import { ConfigReader, type Variables } from "./config-reader.js";
import { QUOTAS, type Quotas } from "./quotas.js";
import { RATE_RULES } from "./rate-limit.js";
import { Refused } from "./refused.js";

/** Where people sign in: the provider in this very process, or an outside one that speaks Auth0's dialect. */
export type IdentityConfig =
  | { readonly kind: "local"; readonly signUp: "first" | "open" | "closed"; readonly lookAround: boolean }
  | {
      readonly kind: "external";
      readonly origin: string;
      readonly clientId: string;
      readonly audience: string;
      /** The longest life of an access token that is accepted. */
      readonly tokenMaxHours: number;
      /** It signs people in again in a frame that nobody sees, so that no page has to keep a refresh token. */
      readonly hasSilentSignIn: boolean;
    };

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
  "AUTH0_TOKEN_MAX_HOURS",
  "AUTH0_SILENT_SIGN_IN",
  "ALLOWED_EMAILS",
  "ALLOW_LOCAL_IDENTITY",
  "LOCAL_SIGN_UP",
  "LOCAL_LOOK_AROUND",
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
  const reader = new ConfigReader(variables);
  const port = reader.integer("PORT", 4000, 0, 65_535);
  const host = reader.text("HOST") ?? "127.0.0.1";
  const publicUrl = reader.origin("PUBLIC_URL") ?? `http://localhost:${port}`;
  const allowedEmails = reader.emails("ALLOWED_EMAILS");
  const identity = readIdentity(reader, { host, publicUrl, allowedEmails });
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
    allowedEmails,
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

function readFileStore(reader: ConfigReader): FileStoreConfig {
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

function readIdentity(
  reader: ConfigReader,
  { host, publicUrl, allowedEmails }: Pick<Config, "host" | "publicUrl" | "allowedEmails">,
): IdentityConfig {
  const domain = reader.text("AUTH0_DOMAIN");
  if (domain !== undefined) {
    return {
      kind: "external",
      origin: reader.origin("AUTH0_DOMAIN", domain.includes("://") ? domain : `https://${domain}`) ?? "",
      clientId: reader.required("AUTH0_CLIENT_ID", "AUTH0_DOMAIN is set"),
      audience: reader.required("AUTH0_AUDIENCE", "AUTH0_DOMAIN is set"),
      tokenMaxHours: reader.integer("AUTH0_TOKEN_MAX_HOURS", 720, 1, 8760),
      hasSilentSignIn: reader.flag("AUTH0_SILENT_SIGN_IN", false),
    };
  }
  const isExposed = !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
  if (isExposed && !reader.flag("ALLOW_LOCAL_IDENTITY", false)) {
    reader.fault(
      "HOST, PUBLIC_URL: others could reach this server, and it would sign people in by itself. " +
        "Set AUTH0_DOMAIN, or say ALLOW_LOCAL_IDENTITY=true if that is what you want (behind TLS).",
    );
  }
  const isListed = Array.isArray(allowedEmails);
  if (isListed && reader.text("LOCAL_SIGN_UP") === "open") {
    reader.fault(
      "LOCAL_SIGN_UP, ALLOWED_EMAILS: the built-in sign-in does not verify addresses, so anybody could make an account with " +
        "a listed one. Say LOCAL_SIGN_UP=first or closed, leave ALLOWED_EMAILS out, or set AUTH0_DOMAIN.",
    );
  }
  const signUp = reader.oneOf("LOCAL_SIGN_UP", ["first", "open", "closed"], isExposed || isListed ? "first" : "open");
  const lookAround = reader.oneOf("LOCAL_LOOK_AROUND", ["on", "off"], isExposed || isListed ? "off" : "on") === "on";
  if (isListed && lookAround) {
    reader.fault(
      "LOCAL_LOOK_AROUND, ALLOWED_EMAILS: who looks around is on no list. Say LOCAL_LOOK_AROUND=off, or leave ALLOWED_EMAILS out.",
    );
  }
  return { kind: "local", signUp: signUp as "first" | "open" | "closed", lookAround }; // one of the three, or a fault
}
