import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { OwnedEntity } from "../database/owned.entity.js";
import { RecordKind } from "../platform/record-kind.js";

/** Records of any kind. */
@Resolver()
export class RecordResolver {
  @Query(() => OwnedEntity, {
    nullable: true,
    description: "A record by its kind and id; null if it does not exist or is in the trash.",
  })
  async record(
    @Ctx() { loaders }: Context,
    @Arg("kind", () => RecordKind, { description: "The kind of record." }) kind: RecordKind,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
  ): Promise<OwnedEntity | null> {
    return loaders.record.load({ kind, id });
  }
}
