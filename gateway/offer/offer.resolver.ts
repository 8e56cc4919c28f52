import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection, Page } from "../database/page.js";
import { Document } from "../document/document.entity.js";
import type { Context } from "../graphql/context.js";
import { ListField, ListFieldArgs } from "../graphql/list-field.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { RecordKind } from "../platform/record-kind.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import { Offer } from "./offer.entity.js";
import { CreateOfferInput, OfferIdInput, UpdateOfferInput } from "./offer.input.js";
import type { OfferReader } from "./offer.reader.js";
import type { OfferService } from "./offer.service.js";
import { OfferChange, OfferConnection } from "./offer.types.js";

/** Offers, and the document of one. */
@Resolver(() => Offer)
export class OfferResolver {
  constructor(private readonly service: OfferService) {}

  @Mutation(() => OfferChange, {
    description: "Records an offer in a hunt, which takes over the days of the hunt that it does not give.",
  })
  async createOffer(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateOfferInput, { description: "The offer." }) input: CreateOfferInput,
  ): Promise<RecordChanged<Offer>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => OfferChange, { description: "Changes an offer, or records what became of it." })
  async updateOffer(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateOfferInput, { description: "The changes." }) input: UpdateOfferInput,
  ): Promise<RecordChanged<Offer>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Deletes an offer; `undo` takes that back." })
  async deleteOffer(
    @Ctx() { viewer }: Context,
    @Arg("input", () => OfferIdInput, { description: "The offer." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }

  @FieldResolver(() => Document, {
    nullable: true,
    description: "The document that has it in writing; null when there is none, or when it is in the trash.",
  })
  async document(@Root() { documentId: id }: Offer, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.DOCUMENT, id });
  }
}

/** The hunt of a changed offer. */
export const OfferJobHuntResolver = jobHuntOfChangeResolver(OfferChange, ({ row }) => row.jobHuntId);

/** The offers as fields of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntOffersResolver {
  private readonly field: ListField<Page<Offer>>;
  private readonly counting: LoaderFactory<string, Offer | null>;

  constructor(reader: OfferReader) {
    this.field = new ListField(reader.ofJobHunts);
    this.counting = ({ ownerId, answer }) => new DataLoader((ids) => reader.countingIn(ownerId, ids, answer));
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => Offer, {
    nullable: true,
    description:
      "The offer that counts: the newest that is open, else the newest that was accepted. It says `offerReceivedOn`, `answerBy` and `startsOn` of the hunt. Null when there is none.",
  })
  async offer(@Root() { id: jobHuntId }: JobHunt, @Ctx() { loaders }: Context): Promise<Offer | null> {
    return loaders.of(this.counting).load(jobHuntId);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => OfferConnection, { description: "Its offers, newest first." })
  async offers(
    @Root() { id }: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Offer>> {
    return this.field.read(id, context, args, info);
  }
}
