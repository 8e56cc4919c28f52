import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { Connection } from "../database/page.js";
import { TrashConnection, EmptiedTrash, RestoreInput, Restored, type TrashItem } from "./trash.payloads.js";
import type { TrashService } from "./trash.service.js";

/** The trash. */
@Resolver()
export class TrashResolver {
  constructor(private readonly service: TrashService) {}

  @Query(() => TrashConnection, { description: "What you deleted in the last 30 days, the last deleted first." })
  async trash(
    @Ctx() { viewer }: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<TrashItem>> {
    return this.service.list(viewer.ownerId, { first, after });
  }

  @Mutation(() => Restored, { description: "Takes a record out of the trash." })
  async restore(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RestoreInput, { description: "The record." }) input: RestoreInput,
  ): Promise<Restored> {
    return { ...input, logEntryId: await this.service.restore(viewer.ownerId, input.kind, input.id) };
  }

  @Mutation(() => EmptiedTrash, {
    description:
      "Permanently deletes everything in the trash. PROOF_REQUIRED as for `beginPasskey`, if you have a second factor.",
  })
  async emptyTrash(@Ctx() { viewer }: Context): Promise<EmptiedTrash> {
    return { count: await this.service.empty(viewer.ownerId) };
  }
}
