import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn, Unique } from "typeorm";

/**
 * A user who signed in at least once: the owner of everything else. One identity (issuer and subject) is one person.
 */
@ObjectType({ description: "A user of the product; you only ever see yourself.", simpleResolvers: true })
@Entity("person")
@Unique("person_identity_key", ["issuer", "subject"])
export class Person {
  @Field(() => ID, { description: "The id." })
  @PrimaryColumn({ type: "uuid", primaryKeyConstraintName: "person_pkey" })
  id!: string;

  /**
   * The issuer of the subject: an outside provider's address, or LOCAL_ISSUER. Together they are the identity, an
   * e-mail address never is.
   */
  @Column({ type: "text" })
  issuer!: string;

  @Column({ type: "text" })
  subject!: string;

  @Field(() => String, {
    nullable: true,
    description: "The e-mail address; null when the identity provider names none.",
  })
  @Column({ type: "text", nullable: true })
  email!: string | null;

  /** True only when the identity provider stated that it had verified the address. */
  @Column({ name: "email_verified", type: "boolean", default: false })
  emailVerified!: boolean;

  @Field(() => String, { nullable: true, description: "The full name; null when the identity provider names none." })
  @Column({ type: "text", nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "The given name; null when the identity provider names none." })
  @Column({ name: "given_name", type: "text", nullable: true })
  givenName!: string | null;

  @Field(() => String, { nullable: true, description: "The family name; null when the identity provider names none." })
  @Column({ name: "family_name", type: "text", nullable: true })
  familyName!: string | null;

  @Field(() => String, { nullable: true, description: "The address of a picture; null when there is none." })
  @Column({ type: "text", nullable: true })
  picture!: string | null;

  /** Exposed by the resolver, which reads it anew: rows of persons who signed in are cached. */
  @Column({ name: "time_zone", type: "text", nullable: true, select: false })
  timeZone!: string | null;

  /** The version of the rules that the dates of the plan were computed with. */
  @Column({ name: "plan_rules", type: "integer", default: 2, select: false })
  planRules!: number;

  /** The version of the fold of all searched words of the person. */
  @Column({ name: "folded_words", type: "integer", default: 1, select: false })
  foldedWords!: number;

  @Field(() => Date, { description: "When the person first signed in." })
  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** When the profile last changed. */
  @Column({ name: "updated_at", type: "timestamptz", precision: 3, default: () => "now()" })
  updatedAt!: Date;
}

/**
 * A person with the profile of the identity provider, which are the columns that a reading of the row selects. Settings are
 * read when they are needed, as these rows are cached.
 */
export type IntroducedPerson = Omit<Person, "timeZone" | "planRules" | "foldedWords">;
