import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import type { Connection } from "../database/page.js";
import { BinConnection, EmptiedBin, RestoreInput, Restored, type BinItem } from "./bin.payloads.js";
import type { BinService } from "./bin.service.js";

/** The bin. */
@Resolver()
export class BinResolver {
  constructor(private readonly service: BinService) {}

  @Query(() => BinConnection, { description: "What you deleted in the last 30 days, the last deleted first." })
  async bin(
    @Ctx() { viewer }: Context,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<BinItem>> {
    return this.service.list(viewer.ownerId, { first, after });
  }

  @Mutation(() => Restored, { description: "Takes a record out of the bin." })
  async restore(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RestoreInput, { description: "The record." }) input: RestoreInput,
  ): Promise<Restored> {
    return { ...input, logEntryId: await this.service.restore(viewer.ownerId, input.kind, input.id) };
  }

  @Mutation(() => EmptiedBin, { description: "Deletes for good everything in the bin." })
  async emptyBin(@Ctx() { viewer }: Context): Promise<EmptiedBin> {
    return { count: await this.service.empty(viewer.ownerId) };
  }
}
