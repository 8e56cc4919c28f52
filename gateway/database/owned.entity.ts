import { Field, ID, Int, InterfaceType } from "type-graphql";
import { Column, PrimaryColumn } from "typeorm";

/** Returns the GraphQL type of a record that was loaded for a field of an interface. */
export function typeOf({ __typename }: { readonly __typename?: string }): string | undefined {
  return __typename;
}

/**
 * The common part of every record of a person: its owner first in the key, a version that each change raises, and a
 * soft delete.
 */
@InterfaceType("OwnedRecord", {
  description: "A record of yours. Ask for its `__typename`, and for the rest in a fragment on that type.",
  resolveType: typeOf,
})
export abstract class OwnedEntity {
  /** The owner; never in a request and never in an answer. */
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => ID, { description: "The id; time-ordered, and never used twice." })
  @PrimaryColumn({ type: "uuid" })
  id!: string;

  @Field(() => Int, {
    description: "Raised by each change. Send it with an update to get an error when another client was faster.",
  })
  @Column({ type: "integer", default: 1 })
  version!: number;

  @Field(() => Date, { description: "When it was created." })
  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed." })
  @Column({ name: "updated_at", type: "timestamptz", precision: 3, default: () => "now()" })
  updatedAt!: Date;

  /** When it was moved to the trash; such a row is hidden everywhere. */
  @Column({ name: "deleted_at", type: "timestamptz", precision: 3, nullable: true })
  deletedAt!: Date | null;
}
