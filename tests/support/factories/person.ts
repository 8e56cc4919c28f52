import { uuidv7 } from "uuidv7";
import type { Database } from "../../../gateway/database/database.js";
import type { IntroducedPerson } from "../../../gateway/person/person.entity.js";

let count = 0;

/** Creates a person who has signed in; the names are numbered, so that failures are reproducible. */
export async function createPerson(database: Database): Promise<IntroducedPerson> {
  count += 1;
  const person = {
    id: uuidv7(),
    issuer: "https://identity.example.org/",
    subject: uuidv7(),
    email: `person${count}@example.org`,
    emailVerified: true,
    name: `Given${count} Family${count}`,
    givenName: `Given${count}`,
    familyName: `Family${count}`,
    picture: null,
    createdAt: new Date("2026-11-02T08:00:00Z"),
    updatedAt: new Date("2026-11-02T08:00:00Z"),
  };
  await database.query(
    `insert into person (id, issuer, subject, email, email_verified, name, given_name, family_name, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      person.id,
      person.issuer,
      person.subject,
      person.email,
      person.emailVerified,
      person.name,
      person.givenName,
      person.familyName,
      person.createdAt,
      person.updatedAt,
    ],
  );
  return person;
}
