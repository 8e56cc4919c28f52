import { Field, ID, InputType } from "type-graphql";
import { AccessScope } from "../person/access-scope.js";

@InputType({ description: "A new access token." })
export class CreateAccessTokenInput {
  @Field(() => String, { description: "Its purpose, at most 200 characters, such as `Backup script`." })
  name!: string;

  @Field(() => [AccessScope], { description: "Its scopes, at least one." })
  scopes!: AccessScope[];

  @Field(() => Date, {
    nullable: true,
    description: "From when on it is refused, at most a year from now; absent: in 90 days.",
  })
  expiresAt?: Date | null;
}

@InputType({ description: "An access token, by its id." })
export class AccessTokenIdInput {
  @Field(() => ID, { description: "The access token." })
  id!: string;
}
