import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";
import { Person } from "../person/person.entity.js";
import { AccessScope } from "../person/access-scope.js";

/** A secret with which a program acts for a person; only its hash is stored. */
@ObjectType({
  description: "A secret with which a program acts for you, as far as its scopes go.",
  simpleResolvers: true,
})
@Entity("access_token")
@Unique("access_token_hash_key", ["hash"])
@ForeignKey(() => Person, ["ownerId"], ["id"], { name: "access_token_owner_fkey", onDelete: "CASCADE" })
export class AccessToken {
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => ID, { description: "The id; it is not the secret." })
  @PrimaryColumn({ type: "uuid" })
  id!: string;

  @Field(() => String, { description: "Its purpose, in your words." })
  @Column({ type: "text" })
  name!: string;

  @Field(() => [AccessScope], { description: "Its scopes." })
  @Column({ type: "text", array: true })
  scopes!: AccessScope[];

  @Field(() => String, { description: "How its secret begins, to recognize which one a program has." })
  @Column({ type: "text" })
  start!: string;

  /** SHA-256 of the secret, in hexadecimal digits. */
  @Column({ type: "text" })
  hash!: string;

  @Field(() => Date, { description: "When it was made." })
  @Column({ name: "created_at", type: "timestamptz", precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "From when on it is refused." })
  @Column({ name: "expires_at", type: "timestamptz", precision: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: "When it was last used, to the minute; null until it is." })
  @Column({ name: "last_used_at", type: "timestamptz", precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
