import { uuidv7 } from "uuidv7";
import type { Clock } from "../platform/clock.js";
import { columnsOf } from "../database/columns.js";
import { AppError } from "../platform/errors.js";
import { BoundedCache } from "./bounded-cache.js";
import { Person, type IntroducedPerson } from "../person/person.entity.js";
import type { Queries } from "./queries.js";
import type { TokenClaims } from "../person/token-claims.js";

const CACHED_PERSONS = 5_000;
const CACHED_MS = 60_000;

const COLUMNS = columnsOf(Person, "person");
const PROFILE = ["email", "name", "givenName", "familyName", "picture"] as const;

/** Persons: made at the first sign-in, kept as fresh as their tokens, and visible only to themselves. */
export class PersonService {
  private readonly known: BoundedCache<IntroducedPerson>;

  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {
    this.known = new BoundedCache(CACHED_PERSONS, clock);
  }

  /**
   * Returns the person of these claims, created with `newId` when there is none. The identity is issuer and subject,
   * never the e-mail address.
   */
  async personFor(claims: TokenClaims, newId = uuidv7()): Promise<IntroducedPerson> {
    const key = JSON.stringify([claims.issuer, claims.subject]);
    const known = this.known.get(key) ?? (await this.find(claims));
    if (known !== undefined && !hasNews(claims, known)) return this.remember(key, known);
    try {
      return this.remember(key, await this.upsert(claims, newId));
    } catch (error) {
      // A known person can still read when there is no room to update their profile.
      if (known !== undefined && error instanceof AppError && error.code === "STORAGE_FULL") return known;
      throw error;
    }
  }

  private remember(key: string, person: IntroducedPerson): IntroducedPerson {
    this.known.set(key, person, this.clock.now().getTime() + CACHED_MS);
    return person;
  }

  private async find({ issuer, subject }: TokenClaims): Promise<IntroducedPerson | undefined> {
    const [person] = await this.database.query<IntroducedPerson>(
      `select ${COLUMNS} from person where issuer = $1 and subject = $2`,
      [issuer, subject],
    );
    return person;
  }

  /**
   * One statement, so that concurrent first sign-ins end in one row; claims that a token leaves out stay as they were.
   */
  private async upsert(claims: TokenClaims, newId: string): Promise<IntroducedPerson> {
    const [person] = await this.database.query<IntroducedPerson>(
      `insert into person (id, issuer, subject, email, name, given_name, family_name, picture, created_at, updated_at, email_verified)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
       on conflict on constraint person_identity_key do update set
         email = coalesce(excluded.email, person.email),
         email_verified = case when excluded.email is null then person.email_verified else excluded.email_verified end,
         name = coalesce(excluded.name, person.name),
         given_name = coalesce(excluded.given_name, person.given_name),
         family_name = coalesce(excluded.family_name, person.family_name),
         picture = coalesce(excluded.picture, person.picture),
         updated_at = excluded.updated_at
       returning ${COLUMNS}`,
      [
        newId,
        claims.issuer,
        claims.subject,
        ...PROFILE.map((field) => claims[field] ?? null),
        this.clock.now(),
        claims.emailVerified,
      ],
    );
    if (person === undefined) throw new Error("An upsert of a person returned no row.");
    return person;
  }
}

function hasNews(claims: TokenClaims, person: IntroducedPerson): boolean {
  const isOtherwiseVerified = claims.email !== undefined && claims.emailVerified !== person.emailVerified;
  return isOtherwiseVerified || PROFILE.some((field) => claims[field] !== undefined && claims[field] !== person[field]);
}
