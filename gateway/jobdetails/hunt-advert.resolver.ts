import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { batchRows, type LoaderFactory } from "../graphql/loaders.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { AdvertLines, AdvertLinesOfHunt, JobHuntWithAdvert } from "./hunt-advert.js";
import type { JobDetailsReader } from "./job-details.reader.js";

/** What tells hunts apart: lines of their captured adverts. */
@Resolver(() => JobHunt)
export class HuntAdvertResolver {
  private readonly lines: LoaderFactory<string, AdvertLinesOfHunt | null>;

  constructor(reader: JobDetailsReader) {
    this.lines = batchRows(
      ({ ownerId }, ids) => reader.linesOf(ownerId, ids),
      ({ jobHuntId }) => jobHuntId,
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The job title of its captured advert, cut to 500 code points; null where there is none.",
  })
  async jobTitle(@Root() hunt: JobHuntWithAdvert, @Ctx() context: Context): Promise<string | null> {
    return (await this.advertOf(hunt, context))?.jobTitle ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The place of work of its captured advert, cut to 500 code points; null where there is none.",
  })
  async location(@Root() hunt: JobHuntWithAdvert, @Ctx() context: Context): Promise<string | null> {
    return (await this.advertOf(hunt, context))?.location ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The pay in the words of its captured advert, cut to 500 code points; null where there is none.",
  })
  async salary(@Root() hunt: JobHuntWithAdvert, @Ctx() context: Context): Promise<string | null> {
    return (await this.advertOf(hunt, context))?.salary ?? null;
  }

  /** Returns the lines as they came with the hunt, else those of all hunts of the answer at once. */
  private async advertOf({ id, advert }: JobHuntWithAdvert, { loaders }: Context): Promise<AdvertLines | null> {
    return advert === undefined ? loaders.of(this.lines).load(id) : advert;
  }
}
