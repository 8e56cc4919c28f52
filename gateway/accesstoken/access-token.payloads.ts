import { Field, ID, ObjectType } from "type-graphql";
import { AccessToken } from "./access-token.entity.js";

/** A new access token with its secret. */
@ObjectType({ description: "A new access token, with its secret.", simpleResolvers: true })
export class NewAccessToken {
  @Field(() => AccessToken, { description: "The access token." })
  accessToken!: AccessToken;

  @Field(() => String, {
    description: "The secret, for `Authorization: Bearer`. It is told this once; nobody can read it again.",
  })
  secret!: string;
}

/** An access token that is refused from now on. */
@ObjectType({ description: "An access token that is refused from now on.", simpleResolvers: true })
export class RevokedAccessToken {
  @Field(() => ID, { description: "The id it had." })
  id!: string;
}
