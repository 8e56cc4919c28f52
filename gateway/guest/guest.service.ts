import type { Database } from "../database/database.js";
import { LOCAL_ISSUER } from "../identity/local-issuer.js";
import { LOOK_AROUND_MS } from "../identity/local-provider/look-around.js";
import type { Person } from "../person/person.entity.js";
import { isLookAroundEmail } from "../person/policy.js";
import { additionsOf, countChanged, type Addition } from "./additions.js";

/** The part of the identity provider in this process that guests need. */
export interface SignUp {
  /** Resolves to true while new accounts are allowed. */
  readonly canSignUp: () => Promise<boolean>;
}

/** How long the account of a guest lasts. */
export interface GuestTime {
  readonly endsAt: Date;
  readonly endsUnused: boolean;
}

type Known = Pick<Person, "issuer" | "email" | "createdAt">;

/** Guests: people with an account to look around, whose example is complete at the moment their person is made. */
export class GuestService {
  constructor(
    private readonly database: Database,
    private readonly signUp: SignUp | null,
  ) {}

  /** Returns how long the person's account lasts; null for everybody who is no guest. */
  timeOf({ issuer, email, createdAt }: Known): GuestTime | null {
    if (issuer !== LOCAL_ISSUER || email === null || !isLookAroundEmail(email)) return null;
    const endsUnused = this.database.policies.lookAround.unusedMaxMs !== null;
    return { endsAt: new Date(createdAt.getTime() + LOOK_AROUND_MS), endsUnused };
  }

  /** Resolves to true while a guest may make the account one of their own. */
  async canKeep(): Promise<boolean> {
    return (await this.signUp?.canSignUp()) ?? false;
  }

  /** Returns what the guest added to the example. */
  async additions(ownerId: string, { createdAt }: Pick<Person, "createdAt">): Promise<readonly Addition[]> {
    return additionsOf(this.database, ownerId, createdAt);
  }

  /** Returns how many records of the example the guest changed. */
  async changed(ownerId: string, { createdAt }: Pick<Person, "createdAt">): Promise<number> {
    return countChanged(this.database, ownerId, createdAt);
  }
}
