import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { RecordKind } from "../record-kind.js";

/** Records of any kind. */
@Resolver()
export class RecordResolver {
  @Query(() => OwnedEntity, {
    nullable: true,
    description: "One of your records by its kind and id; null when there is none, or it lies in the bin.",
  })
  async record(
    @Ctx() { loaders }: Context,
    @Arg("kind", () => RecordKind, { description: "What kind of record it is." }) kind: RecordKind,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
  ): Promise<OwnedEntity | null> {
    return loaders.record.load({ kind, id });
  }
}
