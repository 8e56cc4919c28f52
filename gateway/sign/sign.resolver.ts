import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";
import type { Connection, Page } from "../database/page.js";
import type { Context } from "../graphql/context.js";
import { ListField, ListFieldArgs } from "../graphql/list-field.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import type { Sign } from "./sign.entity.js";
import { RecordSignInput } from "./sign.input.js";
import type { SignReader } from "./sign.reader.js";
import type { SignService } from "./sign.service.js";
import { SignChange, SignConnection } from "./sign.types.js";

/** Signs. */
@Resolver()
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
export const SignJobHuntResolver = jobHuntOfChangeResolver(SignChange, ({ row }) => row.jobHuntId);

/** The signs as a field of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntSignsResolver {
  private readonly field: ListField<Page<Sign>>;

  constructor({ ofJobHunts }: SignReader) {
    this.field = new ListField(ofJobHunts);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => SignConnection, { description: "Its signs, newest first." })
  async signs(
    @Root() { id }: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Sign>> {
    return this.field.read(id, context, args, info);
  }
}
