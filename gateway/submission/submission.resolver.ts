import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Extensions, FieldResolver, Info, Mutation, Resolver, Root } from "type-graphql";
import { Contact } from "../contact/contact.entity.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection, Page } from "../database/page.js";
import type { Context } from "../graphql/context.js";
import { ListField, ListFieldArgs } from "../graphql/list-field.js";
import type { LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { jobHuntOfChangeResolver } from "../jobhunt/parts/job-hunt-of-change.js";
import { RecordKind } from "../platform/record-kind.js";
import type { RecordChanged } from "../record/change-of.js";
import { Submission } from "./submission.entity.js";
import type { SubmissionFiles } from "./submission-files.js";
import { MarkSubmissionInput, RecordSubmissionInput } from "./submission.input.js";
import type { ListedSubmission, SubmissionReader } from "./submission.reader.js";
import type { SubmissionService } from "./submission.service.js";
import { SubmissionChange, SubmissionConnection, SubmissionFile } from "./submission.types.js";

/** Submissions, and what is kept with one. */
@Resolver(() => Submission)
export class SubmissionResolver {
  private readonly filesOf: LoaderFactory<string, SubmissionFile[]>;

  constructor(
    private readonly service: SubmissionService,
    private readonly reader: SubmissionReader,
    private readonly keptFiles: SubmissionFiles,
  ) {
    this.filesOf = ({ ownerId }) => new DataLoader((ids) => keptFiles.listMany(ownerId, ids));
  }

  @Mutation(() => SubmissionChange, {
    description:
      "Keeps a copy of what was sent in a hunt, and completes SEND_APPLICATION_BUNDLE on the day it was sent.",
  })
  async recordSubmission(
    @Ctx() { viewer }: Context,
    @Arg("input", () => RecordSubmissionInput, { description: "What was sent." }) input: RecordSubmissionInput,
  ): Promise<RecordChanged<Submission>> {
    return this.service.record(viewer.ownerId, input);
  }

  @Mutation(() => SubmissionChange, {
    description: "Marks a submission as sent by mistake, or takes that back; the copy stays.",
  })
  async markSubmission(
    @Ctx() { viewer }: Context,
    @Arg("input", () => MarkSubmissionInput, { description: "The submission." }) input: MarkSubmissionInput,
  ): Promise<RecordChanged<Submission>> {
    return this.service.mark(viewer.ownerId, input);
  }

  @FieldResolver(() => Contact, {
    nullable: true,
    description: "The contact it was sent to; null when none was named, or when they are in the trash or gone.",
  })
  async contact(@Root() { contactId }: Submission, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return contactId === null ? null : loaders.record.load({ kind: RecordKind.CONTACT, id: contactId });
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The text of the advert as it was; null when none is kept.",
  })
  async advertText(@Root() submission: Submission, @Ctx() context: Context): Promise<string | null> {
    return this.reader.advertText.of(submission, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The letter or message as it was; null when none is kept.",
  })
  async letter(@Root() submission: Submission, @Ctx() context: Context): Promise<string | null> {
    return this.reader.letter.of(submission, context);
  }

  @FieldResolver(() => [SubmissionFile], { description: "The documents, as they were; at most fifty." })
  async files(@Root() { id, readFiles }: ListedSubmission, @Ctx() { loaders }: Context): Promise<SubmissionFile[]> {
    return readFiles === undefined ? loaders.of(this.filesOf).load(id) : this.keptFiles.shown(readFiles);
  }
}

/** The hunt of a changed submission. */
export const SubmissionJobHuntResolver = jobHuntOfChangeResolver(SubmissionChange, ({ row }) => row.jobHuntId);

/** The submissions as a field of their hunt. */
@Resolver(() => JobHunt)
export class JobHuntSubmissionsResolver {
  private readonly field: ListField<Page<Submission>>;

  constructor({ ofJobHunts }: SubmissionReader) {
    this.field = new ListField(ofJobHunts);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => SubmissionConnection, { description: "The copies of what was sent, the last sent first." })
  async submissions(
    @Root() { id }: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Submission>> {
    return this.field.read(id, context, args, info);
  }
}
