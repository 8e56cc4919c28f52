import { Field, ID, ObjectType } from "type-graphql";
import { AccessToken } from "./access-token.entity.js";

@ObjectType({ description: "A new access token, with its secret.", simpleResolvers: true })
export class NewAccessToken {
  @Field(() => AccessToken, { description: "The access token." })
  accessToken!: AccessToken;

  @Field(() => String, {
    description: "The secret, for `Authorization: Bearer`. It is shown this once; nobody can read it again.",
  })
  secret!: string;
}

@ObjectType({ description: "An access token that is refused from now on.", simpleResolvers: true })
export class RevokedAccessToken {
  @Field(() => ID, { description: "The id it had." })
  id!: string;
}
