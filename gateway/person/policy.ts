import { registerEnumType } from "type-graphql";
import { LOOK_AROUND_DOMAIN, UPLOAD_MAX_BYTES } from "../../schema/limits.js";
import { foldEmail } from "../platform/email.js";
import { AppError } from "../platform/errors.js";
import { limitsOf, QUOTAS, type QuotaLimits, type Quotas } from "../platform/quotas.js";

/** What is not everybody's on every server. */
export enum Feature {
  ACCESS_TOKENS = "ACCESS_TOKENS",
  CALENDAR_FEED = "CALENDAR_FEED",
  PAGE_FETCH = "PAGE_FETCH",
  MODEL = "MODEL",
}

registerEnumType(Feature, {
  name: "Feature",
  description: "What can be off for an account to look around, where other machines reach the server.",
  valuesConfig: {
    ACCESS_TOKENS: { description: "Access tokens." },
    CALENDAR_FEED: { description: "The calendar as a file, and its secret address." },
    PAGE_FETCH: { description: "Reading an advert from its address; its text can be pasted." },
    MODEL: { description: "The AI model." },
  },
});

/** What a person may have and do on this server. */
export interface Policy {
  readonly limits: QuotaLimits;
  /** The size of the largest file. */
  readonly uploadMaxBytes: number;
  /** The most that may be written into the database in the life of the account; null: no limit. */
  readonly writtenMaxBytes: number | null;
  readonly featuresOff: readonly Feature[];
  /** The time without a request after which the account is erased; null: it is never erased for that. */
  readonly unusedMaxMs: number | null;
}

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 60 * 60 * 1000;
/** The most that an account to look around may have where other machines reach the server; the operator may allow less. */
const LOOK_AROUND_QUOTAS: Quotas = { records: 200, logEntries: 2_000, fileMegabytes: 20 };
/** The most that such an account may write into the database, what it deletes included. */
const LOOK_AROUND_WRITTEN_BYTES = 20 * MEGABYTE;

const REFUSED: Readonly<Record<Feature, string>> = {
  ACCESS_TOKENS: "An account to look around has no access tokens on this server.",
  CALENDAR_FEED: "The calendar of an account to look around cannot be read by programs on this server.",
  PAGE_FETCH: "For an account to look around this server reads no pages. Paste the text of the advert instead.",
  MODEL: "An account to look around does not use the AI model of this server.",
};

/** Returns true for the address of an account to try the product; nobody can sign up with one. */
export function isLookAroundEmail(email: string): boolean {
  return foldEmail(email).endsWith(`@${LOOK_AROUND_DOMAIN}`);
}

/** Returns the same as a condition of SQL, on an expression with an address in lower case. */
export function hasLookAroundEmail(sql: string): string {
  return `${sql} like '%@${LOOK_AROUND_DOMAIN}'`;
}

/** Decides what persons may have and do, by the row of the person and the configuration alone. */
export class Policies {
  private readonly ordinary: Policy;
  /** The policy of accounts to look around. */
  readonly lookAround: Policy;

  /** With `isExposed`, other machines reach the server, and anybody may have an account to look around. */
  constructor(quotas: Quotas = QUOTAS, { isExposed = false }: { readonly isExposed?: boolean } = {}) {
    this.ordinary = {
      limits: limitsOf(quotas),
      uploadMaxBytes: UPLOAD_MAX_BYTES,
      writtenMaxBytes: null,
      featuresOff: [],
      unusedMaxMs: null,
    };
    this.lookAround = !isExposed
      ? this.ordinary
      : {
          limits: limitsOf(lesserOf(quotas, LOOK_AROUND_QUOTAS)),
          uploadMaxBytes: MEGABYTE,
          writtenMaxBytes: LOOK_AROUND_WRITTEN_BYTES,
          featuresOff: Object.values(Feature),
          unusedMaxMs: HOUR_MS,
        };
  }

  /** Returns the policy of a person; an account to look around is known by its address. */
  of({ email }: { readonly email: string | null }): Policy {
    return email !== null && isLookAroundEmail(email) ? this.lookAround : this.ordinary;
  }

  /** Throws LOOK_AROUND_LIMIT when the person has written more than they may. */
  checkWritten(person: { readonly email: string | null }, written: number): void {
    const { writtenMaxBytes } = this.of(person);
    if (writtenMaxBytes === null || written <= writtenMaxBytes) return;
    const message = `An account to look around can write ${writtenMaxBytes / MEGABYTE} MB in all on this server.`;
    throw new AppError("LOOK_AROUND_LIMIT", { message, refusal: "look-around-limit" });
  }

  /** Returns true when the person has no use of a feature. */
  isOff(person: { readonly email: string | null }, feature: Feature): boolean {
    return this.of(person).featuresOff.includes(feature);
  }

  /** Throws LOOK_AROUND_LIMIT when the person has no use of a feature. */
  require(person: { readonly email: string | null }, feature: Feature): void {
    if (!this.isOff(person, feature)) return;
    throw new AppError("LOOK_AROUND_LIMIT", {
      message: REFUSED[feature],
      current: { feature },
      refusal: "look-around-limit",
    });
  }
}

function lesserOf(one: Quotas, other: Quotas): Quotas {
  return {
    records: Math.min(one.records, other.records),
    logEntries: Math.min(one.logEntries, other.logEntries),
    fileMegabytes: Math.min(one.fileMegabytes, other.fileMegabytes),
  };
}
