import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { toConnection, type Connection, type Page } from "../database/page.js";
import type { Context } from "../graphql/context.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import type { PartsKey } from "../jobhunt/dated-parts.reader.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { huntOfChangeResolver } from "../jobhunt/parts/hunt-of-change.js";
import type { Sign } from "./sign.entity.js";
import { RecordSignInput } from "./sign.input.js";
import type { SignReader } from "./sign.reader.js";
import type { SignService } from "./sign.service.js";
import { SignChange, SignConnection } from "./sign.types.js";

/** Signs. */
@Resolver(() => SignChange)
export class SignResolver {
  constructor(private readonly service: SignService) {}

  @Mutation(() => SignChange, {
    description: "Records an answer, a call or another message between you and the employer of a hunt.",
  })
  async recordSign(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RecordSignInput, { description: "The sign." }) input: RecordSignInput,
  ): Promise<SignChange> {
    return this.service.record(viewer.ownerId, input);
  }
}

/** The hunt of a recorded sign. */
export const SignHuntResolver = huntOfChangeResolver(SignChange, ({ row }) => row.jobHuntId);

/** The signs as a field of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntSignsResolver {
  private readonly counts: LoaderFactory<string, number>;
  private readonly pages: LoaderFactory<PartsKey, Page<Sign>>;

  // Nothing is kept: of two mutations in one operation the second answers with its own sign, too.
  constructor(reader: SignReader) {
    this.counts = ({ ownerId }) => new DataLoader((ids) => reader.countsOf(ownerId, ids), { cache: false });
    this.pages = ({ ownerId, answer }) =>
      new DataLoader((keys) => reader.pagesOf(ownerId, keys, answer), { cache: false });
  }

  @FieldResolver(() => SignConnection, { description: "Its signs, newest first." })
  async signs(
    @Root() { id }: JobHunt,
    @Ctx() { loaders }: Context,
    @Arg("first", () => Int, { defaultValue: 20, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<Connection<Sign>> {
    const page = await loaders.of(this.pages).load({ jobHuntId: id, first, after });
    return toConnection(page, () => loaders.of(this.counts).load(id));
  }
}
