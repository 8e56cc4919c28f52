import { Field, Int, ObjectType } from "type-graphql";
import { RecordKind } from "../platform/record-kind.js";

/** What a guest added to the example, of one kind. */
@ObjectType({ description: "What you added to the example search, of one kind.", simpleResolvers: true })
export class GuestAddition {
  @Field(() => RecordKind, { description: "The kind of the records." })
  kind!: RecordKind;

  @Field(() => Int, { description: "How many there are, those in the trash left out." })
  count!: number;

  @Field(() => [String], { description: "The names of the newest of them, at most three." })
  names!: readonly string[];
}

/** An account to look around, as its guest sees it. */
@ObjectType({ description: "Your account to look around, with its example search.", simpleResolvers: true })
export class Guest {
  @Field(() => Date, { description: "When it ends at the latest; it ends at Logout, too." })
  endsAt!: Date;

  @Field(() => Boolean, { description: "True when it ends after an hour without a request, too." })
  endsUnused!: boolean;

  @Field(() => Boolean, {
    simple: false,
    description: "True when you may make it an account of your own, on the page of the identity provider.",
  })
  canKeep!: boolean;

  @Field(() => [GuestAddition], { simple: false, description: "What you added to the example search." })
  additions!: readonly GuestAddition[];

  @Field(() => Int, {
    simple: false,
    description: "How many records of the example search you changed, those in the trash left out.",
  })
  changed!: number;
}
