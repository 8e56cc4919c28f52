import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { EndedSessions, Session, SessionIdInput } from "./session.payloads.js";
import type { SessionService } from "./session.service.js";

/** The sessions of the signed-in person. */
@Resolver()
export class SessionResolver {
  constructor(private readonly service: SessionService) {}

  @Query(() => [Session], {
    nullable: true,
    description: "Your sessions, this one first; null with an external identity provider.",
  })
  async sessions(@Ctx() { viewer }: Context): Promise<Session[] | null> {
    return this.service.list(viewer);
  }

  @Mutation(() => EndedSessions, { description: "Signs you out in one browser, at once." })
  async endSession(
    @Ctx() { viewer }: Context,
    @Arg("input", () => SessionIdInput, { description: "The session." }) { id }: SessionIdInput,
  ): Promise<EndedSessions> {
    return { count: await this.service.end(viewer, id) };
  }

  @Mutation(() => EndedSessions, { description: "Signs you out in every browser but this one, at once." })
  async endOtherSessions(@Ctx() { viewer }: Context): Promise<EndedSessions> {
    return { count: await this.service.endOthers(viewer) };
  }
}
