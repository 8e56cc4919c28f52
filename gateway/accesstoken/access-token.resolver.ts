import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { AccessToken } from "./access-token.entity.js";
import { AccessTokenIdInput, CreateAccessTokenInput } from "./access-token.input.js";
import { NewAccessToken, RevokedAccessToken } from "./access-token.payloads.js";
import type { AccessTokenService } from "./access-token.service.js";

/** Access tokens. */
@Resolver(() => AccessToken)
export class AccessTokenResolver {
  constructor(private readonly service: AccessTokenService) {}

  @Query(() => [AccessToken], {
    description: "Your access tokens, the newest first; an expired one is listed for 30 days more.",
  })
  async accessTokens(@Ctx() { viewer }: Context): Promise<AccessToken[]> {
    return this.service.list(viewer.ownerId);
  }

  @Mutation(() => NewAccessToken, {
    description: "Makes an access token. Its secret is in the answer, and never again.",
  })
  async createAccessToken(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateAccessTokenInput, { description: "The access token." }) input: CreateAccessTokenInput,
  ): Promise<NewAccessToken> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => RevokedAccessToken, { description: "Refuses an access token from now on; this cannot be undone." })
  async revokeAccessToken(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AccessTokenIdInput, { description: "The access token." }) { id }: AccessTokenIdInput,
  ): Promise<RevokedAccessToken> {
    await this.service.revoke(viewer.ownerId, id);
    return { id };
  }
}
