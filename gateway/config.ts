import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { QUOTAS, type Quotas } from "./platform/quotas.js";
import { RATE_RULES } from "./platform/rate-limit.js";
import { ConfigError } from "./platform/config-error.js";
import {
  address,
  databaseUrl,
  emails,
  flag,
  headerText,
  integer,
  oneOf,
  origin,
  origins,
  plainAddress,
  required,
  VariableReader,
  type Variables,
} from "./platform/variables.js";

/** The identity provider: the one in this process, or an outside one that follows Auth0's conventions. */
export type IdentityConfig =
  | { readonly kind: "local"; readonly signUp: "first" | "open" | "closed"; readonly lookAround: boolean }
  | {
      readonly kind: "external";
      readonly origin: string;
      readonly clientId: string;
      readonly audience: string;
      /** The longest life of an access token that is accepted. */
      readonly tokenMaxHours: number;
      /** True when it signs people in again in a hidden frame, so that no page has to keep a refresh token. */
      readonly hasSilentSignIn: boolean;
    };

/** The store of uploaded files: a folder of `dataDir`, or a bucket of a store with the S3 API. */
export type FileStoreConfig =
  | { readonly kind: "disk" }
  | {
      readonly kind: "s3";
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** The prefix of every key; empty, or ending in a slash. */
      readonly prefix: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

/** The language model: one of the Anthropic API, or one of any service with OpenAI's chat API, such as Ollama. */
export type ModelConfig =
  | {
      readonly kind: "anthropic";
      readonly apiKey: string;
      /** Undefined: the vendor's own address. */
      readonly baseUrl: string | undefined;
      readonly model: string;
    }
  | {
      readonly kind: "openai-chat";
      /** Undefined: the service asks for none. */
      readonly apiKey: string | undefined;
      /** Without a slash at its end. */
      readonly baseUrl: string;
      readonly model: string;
    };

/** Everything the operator can set, checked and typed. `.env.example` explains each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** False when `publicUrl` is the default, an address of this machine. */
  readonly isPublicUrlSet: boolean;
  readonly dataDir: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly preparedStatements: boolean;
  readonly fileStore: FileStoreConfig;
  readonly identity: IdentityConfig;
  /** Undefined: not configured; the identity provider decides the default. */
  readonly allowedEmails: "*" | readonly string[] | undefined;
  /** Null: rules alone read adverts. */
  readonly model: ModelConfig | null;
  /** The URL of a service with Photon's API for addresses; null: the town index of the product. */
  readonly addressServiceUrl: string | null;
  /** Origins whose pages may be captured although they are private, e.g. an intranet job board. */
  readonly captureAllowedOrigins: readonly string[];
  /** The number of reverse proxies in front, whose X-Forwarded-For is trusted. */
  readonly trustProxy: number;
  /** False: Express and Apollo Server answer every operation. */
  readonly hasFastPath: boolean;
  /** The quotas of one person. */
  readonly quotas: Quotas;
  /** The requests per minute that all browsers of one person together may make. */
  readonly sessionRate: number;
  /**
   * The time for which a process that received a stop signal goes on serving while `/readyz` reports that it is not
   * ready.
   */
  readonly stopGraceSeconds: number;
  readonly logLevel: string;
  /** Bearer token of `/metrics`; null: not served. */
  readonly metricsToken: string | null;
}

const S3_URL = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<path>[\w./-]*))?$/;

/** Read at each start. */
const SERVER = z.object({
  PORT: integer(4000, 0, 65_535),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl,
  PREPARED_STATEMENTS: flag(true),
  ALLOWED_EMAILS: emails.optional(),
  ADDRESS_SERVICE_URL: address.optional(),
  CAPTURE_ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: integer(0, 0, 10),
  GRAPHQL_FAST_PATH: flag(true),
  RATE_SESSION_PER_MINUTE: integer(RATE_RULES.session[0].points, 60, 1_000_000),
  QUOTA_RECORDS: integer(QUOTAS.records, 1, 100_000_000),
  QUOTA_LOG_ENTRIES: integer(QUOTAS.logEntries, 1, 1_000_000_000),
  QUOTA_FILES_MB: integer(QUOTAS.fileMegabytes, 1, 100_000_000),
  STOP_GRACE_SECONDS: integer(5, 0, 300),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("info"),
  METRICS_TOKEN: z.string().optional(),
});

/** Read when FILE_STORE_URL is set. */
const FILE_STORE = z.object({
  FILE_STORE_URL: z
    .string()
    .regex(S3_URL, "must be an address such as s3://bucket/prefix.")
    .transform((url) => S3_URL.exec(url)?.groups ?? {}),
  AWS_ENDPOINT_URL: address.optional(),
  AWS_REGION: z.string().default("us-east-1"),
  AWS_ACCESS_KEY_ID: required("FILE_STORE_URL is set"),
  AWS_SECRET_ACCESS_KEY: required("FILE_STORE_URL is set"),
});

/** Read when AUTH0_DOMAIN is set. */
const EXTERNAL_IDENTITY = z.object({
  AUTH0_DOMAIN: z
    .string()
    .transform((domain) => (domain.includes("://") ? domain : `https://${domain}`))
    .pipe(origin),
  AUTH0_CLIENT_ID: required("AUTH0_DOMAIN is set"),
  AUTH0_AUDIENCE: required("AUTH0_DOMAIN is set"),
  AUTH0_TOKEN_MAX_HOURS: integer(720, 1, 8760),
  AUTH0_SILENT_SIGN_IN: flag(false),
});

/** Read when AUTH0_DOMAIN is not set. */
const LOCAL_IDENTITY = z.object({
  ALLOW_LOCAL_IDENTITY: flag(false),
  LOCAL_SIGN_UP: oneOf("first", "open", "closed").optional(),
  LOCAL_LOOK_AROUND: oneOf("on", "off").optional(),
});

/** Read when ANTHROPIC_API_KEY is set. */
const ANTHROPIC_MODEL = z.object({
  ANTHROPIC_API_KEY: z.string(),
  ANTHROPIC_BASE_URL: address.optional(),
  ANTHROPIC_MODEL: z.string().default("claude-sonnet-5-5"),
});

/** Read when one of them is set. */
const CHAT_MODEL = z.object({
  MODEL_BASE_URL: required("MODEL_NAME or MODEL_API_KEY is set").pipe(plainAddress),
  MODEL_NAME: required("MODEL_BASE_URL needs it"),
  MODEL_API_KEY: headerText.optional(),
});

const SECRETS = [
  "DATABASE_URL",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "ANTHROPIC_API_KEY",
  "MODEL_API_KEY",
  "METRICS_TOKEN",
] as const;

/** Every variable the server reads; `.env.example` explains each. */
export const VARIABLES: readonly string[] = [
  SERVER,
  FILE_STORE,
  EXTERNAL_IDENTITY,
  LOCAL_IDENTITY,
  ANTHROPIC_MODEL,
  CHAT_MODEL,
].flatMap(namesOf);

/** Returns true when only this machine can reach the name or address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** Returns true where other machines reach the server: it listens beyond this one, or its public address is another's. */
export function isExposed({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean {
  return !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname);
}

/**
 * Returns a sentence when other machines reach the server over plain http, where browsers lack what a sign-in needs;
 * else null.
 */
export function insecureAddressWarning(config: Pick<Config, "host" | "publicUrl">): string | null {
  if (config.publicUrl.startsWith("https:") || !isExposed(config)) return null;
  return (
    "Browsers on other machines cannot sign in over plain http: " +
    "terminate TLS in a proxy, and set PUBLIC_URL to its https address."
  );
}

/** Reads the configuration from the process's own environment. Throws ConfigError. */
export function loadConfig(): Config {
  return readConfig(process.env);
}

/** Reads and checks the configuration; each secret may also come from the file named by `<NAME>_FILE`. Throws ConfigError. */
export function readConfig(variables: Variables): Config {
  const reader = new VariableReader(variables, SECRETS);
  const server = reader.read(SERVER);
  const fileStore = reader.isSet("FILE_STORE_URL") ? readFileStore(reader) : { kind: "disk" as const };
  const identity = server && readIdentity(reader, server);
  const model = readModel(reader);
  if (server === null || fileStore === null || identity === null || reader.faults.length > 0)
    throw new ConfigError(reader.faults);
  return {
    host: server.HOST,
    port: server.PORT,
    publicUrl: publicUrlOf(server),
    isPublicUrlSet: server.PUBLIC_URL !== undefined,
    dataDir: resolve(server.DATA_DIR),
    databaseUrl: server.DATABASE_URL ?? null,
    preparedStatements: server.PREPARED_STATEMENTS,
    fileStore,
    identity,
    allowedEmails: server.ALLOWED_EMAILS,
    model,
    addressServiceUrl: server.ADDRESS_SERVICE_URL ?? null,
    captureAllowedOrigins: server.CAPTURE_ALLOWED_ORIGINS,
    trustProxy: server.TRUST_PROXY,
    hasFastPath: server.GRAPHQL_FAST_PATH,
    quotas: {
      records: server.QUOTA_RECORDS,
      logEntries: server.QUOTA_LOG_ENTRIES,
      fileMegabytes: server.QUOTA_FILES_MB,
    },
    sessionRate: server.RATE_SESSION_PER_MINUTE,
    stopGraceSeconds: server.STOP_GRACE_SECONDS,
    logLevel: server.LOG_LEVEL,
    metricsToken: server.METRICS_TOKEN ?? null,
  };
}

function publicUrlOf({ PUBLIC_URL, PORT }: z.output<typeof SERVER>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

function readFileStore(reader: VariableReader): FileStoreConfig | null {
  const store = reader.read(FILE_STORE);
  if (store === null) return null;
  const { bucket = "", path = "" } = store.FILE_STORE_URL;
  const prefix = path.replace(/^\/+|\/+$/g, "");
  return {
    kind: "s3",
    endpoint: store.AWS_ENDPOINT_URL ?? `https://s3.${store.AWS_REGION}.amazonaws.com`,
    region: store.AWS_REGION,
    bucket,
    prefix: prefix === "" ? "" : `${prefix}/`,
    accessKeyId: store.AWS_ACCESS_KEY_ID,
    secretAccessKey: store.AWS_SECRET_ACCESS_KEY,
  };
}

/** Returns null where none is set up, and where one has a fault. */
function readModel(reader: VariableReader): ModelConfig | null {
  const [anthropic, chat] = [ANTHROPIC_MODEL, CHAT_MODEL].map((group) =>
    namesOf(group).filter((name) => reader.isSet(name)),
  );
  if (anthropic?.length && chat?.length) {
    reader.faults.push(
      `${[...anthropic, ...chat].join(", ")}: there is one language model. ` +
        "Set the variables that begin with ANTHROPIC_, or those that begin with MODEL_, and not both.",
    );
  }
  const model = chat?.length ? readChatModel(reader) : null;
  return reader.isSet("ANTHROPIC_API_KEY") ? readAnthropicModel(reader) : model;
}

function readAnthropicModel(reader: VariableReader): ModelConfig | null {
  const model = reader.read(ANTHROPIC_MODEL);
  return (
    model && {
      kind: "anthropic",
      apiKey: model.ANTHROPIC_API_KEY,
      baseUrl: model.ANTHROPIC_BASE_URL,
      model: model.ANTHROPIC_MODEL,
    }
  );
}

function readChatModel(reader: VariableReader): ModelConfig | null {
  const model = reader.read(CHAT_MODEL);
  return (
    model && {
      kind: "openai-chat",
      apiKey: model.MODEL_API_KEY,
      baseUrl: model.MODEL_BASE_URL,
      model: model.MODEL_NAME,
    }
  );
}

function namesOf({ shape }: z.ZodObject): string[] {
  return Object.keys(shape);
}

function readIdentity(reader: VariableReader, server: z.output<typeof SERVER>): IdentityConfig | null {
  if (reader.isSet("AUTH0_DOMAIN")) {
    const external = reader.read(EXTERNAL_IDENTITY);
    return (
      external && {
        kind: "external",
        origin: external.AUTH0_DOMAIN,
        clientId: external.AUTH0_CLIENT_ID,
        audience: external.AUTH0_AUDIENCE,
        tokenMaxHours: external.AUTH0_TOKEN_MAX_HOURS,
        hasSilentSignIn: external.AUTH0_SILENT_SIGN_IN,
      }
    );
  }
  const local = reader.read(LOCAL_IDENTITY);
  if (local === null) return null;
  const isOpen = isExposed({ host: server.HOST, publicUrl: publicUrlOf(server) });
  // A list with a fault is still a list.
  const isListed = reader.isSet("ALLOWED_EMAILS") && server.ALLOWED_EMAILS !== "*";
  const signUp = local.LOCAL_SIGN_UP ?? (isOpen || isListed ? "first" : "open");
  const lookAround = local.LOCAL_LOOK_AROUND ?? (isOpen || isListed ? "off" : "on");
  if (isOpen && !local.ALLOW_LOCAL_IDENTITY) {
    reader.faults.push(
      "HOST, PUBLIC_URL: others could reach this server, and it would sign people in by itself. " +
        "Set AUTH0_DOMAIN, or say ALLOW_LOCAL_IDENTITY=true if that is what you want (behind TLS).",
    );
  }
  if (isListed && signUp === "open") {
    reader.faults.push(
      "LOCAL_SIGN_UP, ALLOWED_EMAILS: the built-in sign-in does not verify addresses, so anybody could make an account with " +
        "a listed one. Say LOCAL_SIGN_UP=first or closed, leave ALLOWED_EMAILS out, or set AUTH0_DOMAIN.",
    );
  }
  if (isListed && lookAround === "on") {
    reader.faults.push(
      "LOCAL_LOOK_AROUND, ALLOWED_EMAILS: who looks around is on no list. Say LOCAL_LOOK_AROUND=off, or leave ALLOWED_EMAILS out.",
    );
  }
  return { kind: "local", signUp, lookAround: lookAround === "on" };
}
