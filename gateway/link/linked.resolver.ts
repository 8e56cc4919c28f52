import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Extensions, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { Company } from "../company/company.entity.js";
import { Contact } from "../contact/contact.entity.js";
import { ContactConnection } from "../contact/contact.types.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import { Document } from "../document/document.entity.js";
import type { Context } from "../graphql/context.js";
import { ListField, ListFieldArgs } from "../graphql/list-field.js";
import { batchRows, type LoaderFactory } from "../graphql/loaders.js";
import { NEEDS_ID_ONLY } from "../graphql/read-ahead.js";
import { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { Note } from "../note/note.entity.js";
import { RecordKind } from "../platform/record-kind.js";
import {
  CompanyApplications,
  CompanyJobHuntConnection,
  Employer,
  LinkedCompanyConnection,
  LinkedContactConnection,
  LinkedDocumentConnection,
  LinkedJobHuntConnection,
  LinkedNoteConnection,
  type LinkedConnection,
} from "./link.types.js";
import type { EndedApplications, JobHuntEmployer, KnownEmployer, LinkedPage, LinkedReader } from "./linked.reader.js";
import { RELATIONS, type Relation } from "./relations.js";

/** Returns the field of such a list. */
function fieldOf<T extends OwnedEntity>(reader: LinkedReader, relation: Relation<T>): LinkedField<T> {
  return new ListField(reader.listsOf(relation));
}

type LinkedField<T> = ListField<LinkedPage<T>>;

/** A hunt, which some lists read with its employer; null: none is known. */
type JobHuntRowWithEmployer = JobHunt & { readonly employer?: KnownEmployer | null };

/** What a hunt is linked with, and its employer. */
@Resolver(() => JobHunt)
export class JobHuntLinksResolver {
  private readonly companiesField: LinkedField<Company>;
  private readonly contactsField: LinkedField<Contact>;
  private readonly documentsField: LinkedField<Document>;
  private readonly notesField: LinkedField<Note>;
  private readonly employers: LoaderFactory<string, JobHuntEmployer | null>;

  constructor(reader: LinkedReader) {
    this.companiesField = fieldOf(reader, RELATIONS.companiesOfJobHunt);
    this.contactsField = fieldOf(reader, RELATIONS.contactsOfJobHunt);
    this.documentsField = fieldOf(reader, RELATIONS.documentsOfJobHunt);
    this.notesField = fieldOf(reader, reader.notesOfJobHunt);
    this.employers = batchRows(
      ({ ownerId }, ids) => reader.employersOf(ownerId, ids),
      ({ jobHuntId }) => jobHuntId,
    );
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedCompanyConnection, { description: "The companies it is linked with, oldest link first." })
  async companies(
    @Root() hunt: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<Company>> {
    return this.companiesField.read(hunt.id, context, args, info);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedContactConnection, { description: "The contacts it is linked with, oldest link first." })
  async contacts(
    @Root() hunt: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<Contact>> {
    return this.contactsField.read(hunt.id, context, args, info);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedDocumentConnection, { description: "The documents it is linked with, oldest link first." })
  async documents(
    @Root() hunt: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<Document>> {
    return this.documentsField.read(hunt.id, context, args, info);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedNoteConnection, {
    description:
      "The notes it is linked with, of whatever record, oldest link first; `notes` are those attached to the hunt.",
  })
  async linkedNotes(
    @Root() hunt: JobHunt,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<Note>> {
    return this.notesField.read(hunt.id, context, args, info);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => Employer, {
    nullable: true,
    description:
      "The employer: the company linked last with the role EMPLOYER, else the name in the captured advert; null when none is known.",
  })
  async employer(
    @Root() { id, employer }: JobHuntRowWithEmployer,
    @Ctx() { loaders }: Context,
  ): Promise<KnownEmployer | null> {
    return employer === undefined ? loaders.of(this.employers).load(id) : employer;
  }
}

/** The company of an employer. */
@Resolver(() => Employer)
export class EmployerResolver {
  @FieldResolver(() => Company, { nullable: true, description: "The company; null when only the name is known." })
  async company(@Root() { companyId: id }: Employer, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.COMPANY, id });
  }
}

/** The hunt of the last application at a company. */
@Resolver(() => CompanyApplications)
export class CompanyApplicationsResolver {
  @FieldResolver(() => JobHunt, {
    nullable: true,
    description: "The hunt that ended last, with how it ended; null when there is none.",
  })
  async last(@Root() { jobHuntId: id }: CompanyApplications, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.JOB_HUNT, id });
  }
}

/** The hunts and the contacts of a company, and how applications there ended. */
@Resolver(() => Company)
export class CompanyLinksResolver {
  private readonly ended: LoaderFactory<string, EndedApplications | null>;
  private readonly jobHuntsField: LinkedField<JobHunt>;
  private readonly contactsField: LinkedField<Contact>;

  constructor(reader: LinkedReader) {
    this.jobHuntsField = fieldOf(reader, RELATIONS.jobHuntsOfCompany);
    this.contactsField = fieldOf(reader, RELATIONS.contactsOfCompany);
    this.ended = batchRows(
      ({ ownerId }, ids) => reader.applicationsOf(ownerId, ids),
      ({ companyId }) => companyId,
    );
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => CompanyApplications, {
    description: "Your applications there, and how many have come to an end.",
  })
  async applications(@Root() { id }: Company, @Ctx() { loaders }: Context): Promise<CompanyApplications> {
    return (
      (await loaders.of(this.ended).load(id)) ?? { count: 0, sent: 0, answered: 0, jobHuntId: null, endedOn: null }
    );
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => CompanyJobHuntConnection, { description: "The hunts it is linked with, oldest link first." })
  async jobHunts(
    @Root() company: Company,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<JobHunt>> {
    return this.jobHuntsField.read(company.id, context, args, info);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => ContactConnection, { description: "The contacts who work there, the first added first." })
  async contacts(
    @Root() company: Company,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<Contact>> {
    return this.contactsField.read(company.id, context, args, info);
  }
}

/** The hunts of a contact. */
@Resolver(() => Contact)
export class ContactLinksResolver {
  private readonly jobHuntsField: LinkedField<JobHunt>;

  constructor(reader: LinkedReader) {
    this.jobHuntsField = fieldOf(reader, RELATIONS.jobHuntsOfContact);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedJobHuntConnection, { description: "The hunts it is linked with, oldest link first." })
  async jobHunts(
    @Root() contact: Contact,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<JobHunt>> {
    return this.jobHuntsField.read(contact.id, context, args, info);
  }
}

/** The hunts of a document. */
@Resolver(() => Document)
export class DocumentLinksResolver {
  private readonly jobHuntsField: LinkedField<JobHunt>;

  constructor(reader: LinkedReader) {
    this.jobHuntsField = fieldOf(reader, RELATIONS.jobHuntsOfDocument);
  }

  @Extensions(NEEDS_ID_ONLY)
  @FieldResolver(() => LinkedJobHuntConnection, { description: "The hunts it is linked with, oldest link first." })
  async jobHunts(
    @Root() document: Document,
    @Ctx() context: Context,
    @Args(() => ListFieldArgs) args: ListFieldArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<LinkedConnection<JobHunt>> {
    return this.jobHuntsField.read(document.id, context, args, info);
  }
}
