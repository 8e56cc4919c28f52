import { Field, ID, InputType } from "type-graphql";
import { AccessScope } from "./access-scope.js";

/** A new access token. */
@InputType({ description: "A new access token." })
export class CreateAccessTokenInput {
  @Field(() => String, { description: "What it is for, at most 200 characters, such as `Backup script`." })
  name!: string;

  @Field(() => [AccessScope], { description: "What it may do, at least one thing." })
  scopes!: AccessScope[];

  @Field(() => Date, {
    nullable: true,
    description: "From when on it is refused, at most a year from now; absent: in 90 days.",
  })
  expiresAt?: Date | null;
}

/** An access token, by its id. */
@InputType({ description: "An access token, by its id." })
export class AccessTokenIdInput {
  @Field(() => ID, { description: "The access token." })
  id!: string;
}
