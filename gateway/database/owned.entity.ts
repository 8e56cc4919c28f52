import { Field, ID, Int, InterfaceType } from "type-graphql";
import { Column, PrimaryColumn } from "typeorm";

/** What every record of a person has: its owner first in the key, a version that each change raises, and a soft delete. */
@InterfaceType("OwnedRecord", {
  description: "A record of yours. Ask for its `__typename`, and for the rest in a fragment on that type.",
  resolveType: (row: OwnedEntity & { readonly __typename?: string }) => row.__typename,
})
export abstract class OwnedEntity {
  /** The person it belongs to; never in a request and never in an answer. */
  @PrimaryColumn({ name: "owner_id", type: "uuid" })
  ownerId!: string;

  @Field(() => ID, { description: "The id; time-ordered, and never used twice." })
  @PrimaryColumn({ type: "uuid" })
  id!: string;

  @Field(() => Int, {
    description: "Raised by each change. Send it with an update to be told when somebody was faster.",
  })
  @Column({ type: "integer", default: 1 })
  version!: number;

  @Field(() => Date, { description: "When it was created." })
  @Column({ name: "created_at", type: "timestamptz", precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed." })
  @Column({ name: "updated_at", type: "timestamptz", precision: 3, default: () => "now()" })
  updatedAt!: Date;

  /** Set when it lies in the bin; such a row is hidden everywhere. */
  @Column({ name: "deleted_at", type: "timestamptz", precision: 3, nullable: true })
  deletedAt!: Date | null;
}
