import { Ctx, Extensions, FieldResolver, Resolver, Root, type ClassType } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { SEMANTIC_NON_NULL } from "../../graphql/semantic-non-null.js";
import { JobHunt } from "../job-hunt.entity.js";
import type { JobHuntReader } from "../job-hunt.reader.js";

/** A resolver of the hunt of a change. */
type JobHuntResolver = new (reader: JobHuntReader) => object;

/**
 * Returns the resolver of the field `jobHunt` of the change of a part. `idOf` returns the id of its hunt; null: it is of all
 * hunts, which `nullMeaning` then says in the description of the field.
 */
export function jobHuntOfChangeResolver<C extends object>(
  change: ClassType<C>,
  idOf: (changed: C) => string | null,
  nullMeaning?: string,
): JobHuntResolver {
  @Resolver(() => change)
  class JobHuntOfChangeResolver {
    constructor(private readonly reader: JobHuntReader) {}

    // Read after the transaction, so that it has what the end of the transaction derived from the part.
    @Extensions(nullMeaning === undefined ? SEMANTIC_NON_NULL : {})
    @FieldResolver(() => JobHunt, {
      nullable: true,
      description: `The hunt as it is now; ${nullMeaning ?? "null only when reading it failed"}.`,
    })
    async jobHunt(@Root() changed: C, @Ctx() { viewer }: Context): Promise<JobHunt | null> {
      const id = idOf(changed);
      return id === null ? null : this.reader.find(viewer.ownerId, id);
    }
  }
  return JobHuntOfChangeResolver;
}
