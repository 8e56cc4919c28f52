import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from "type-graphql";
import { PageInfo } from "../connection.js";
import type { Context } from "../context.js";
import { DIRECTION, SortDirection } from "../database/sort.js";
import { Deleted } from "../deleted.js";
import { ContactType } from "./contact-type.js";
import { Contact } from "./contact.entity.js";
import { ContactIdInput, CreateContactInput, UpdateContactInput } from "./contact.input.js";
import type { ContactChanged, ContactFilter, ContactService } from "./contact.service.js";
import { ContactSort } from "./contact.sort.js";
import { ContactStatistics } from "./contact.statistics.js";

/** A page of contacts. */
@ObjectType({ description: "A page of contacts.", simpleResolvers: true })
export class ContactConnection {
  @Field(() => [Contact], { description: "The contacts of this page, in the order asked for." })
  nodes!: readonly Contact[];

  @Field(() => PageInfo, { description: "Where this page ends." })
  pageInfo!: PageInfo;

  /** What was asked for, so that `totalCount` is only counted when somebody wants it. */
  filter!: ContactFilter;
}

/** A changed contact. */
@ObjectType({ description: "A changed contact.", simpleResolvers: true })
export class ContactChange {
  @Field(() => Contact, { description: "The contact as it is now." })
  contact!: Contact;

  @Field(() => ID, {
    nullable: true,
    description: "The line of the log that `undo` takes; null when nothing had to change.",
  })
  logEntryId!: string | null;
}

/** Contacts. */
@Resolver(() => Contact)
export class ContactResolver {
  constructor(private readonly service: ContactService) {}

  @Query(() => ContactConnection, { description: "Your contacts, by last and first name." })
  async contacts(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => String, {
      nullable: true,
      description: "Only contacts with this text in a name, the organization or the e-mail address.",
    })
    filter?: string,
    @Arg("role", () => String, { nullable: true, description: "Only contacts of this kind." }) role?: string,
    @Arg("sort", () => ContactSort, { defaultValue: ContactSort.NAME, description: "What to sort by." })
    sort?: ContactSort,
    @Arg("direction", () => SortDirection, { nullable: true, description: DIRECTION }) direction?: SortDirection,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<ContactConnection> {
    const args = { filter, role, sort, direction, first, after };
    return { ...(await this.service.list(viewer.ownerId, args)), filter: args };
  }

  @Query(() => Contact, { nullable: true, description: "One of your contacts; null when there is none with that id." })
  async contact(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { description: "The contact." }) id: string,
  ): Promise<Contact | null> {
    return this.service.findOrNull(viewer.ownerId, id);
  }

  @Query(() => ContactStatistics, { description: "The figures beside the list of contacts." })
  async contactStatistics(@Ctx() { viewer }: Context): Promise<ContactStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [ContactType], { description: "What a contact can be to you: the built-in kinds, then your own." })
  async contactTypes(@Ctx() { viewer }: Context): Promise<ContactType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => ContactChange, { description: "Adds a contact." })
  async createContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateContactInput, { description: "The contact." }) input: CreateContactInput,
  ): Promise<ContactChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => ContactChange, {
    description:
      "Adds yourself as a contact, with the role Job Hunter, or takes that contact out of the bin; once, however often it is asked.",
  })
  async createOwnContact(@Ctx() { viewer }: Context): Promise<ContactChanged> {
    return this.service.createOwn(viewer.person);
  }

  @Mutation(() => ContactChange, { description: "Changes a contact." })
  async updateContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateContactInput, { description: "The changes." }) input: UpdateContactInput,
  ): Promise<ContactChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Puts a contact into the bin." })
  async deleteContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ContactIdInput, { description: "The contact." }) input: ContactIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id) };
  }

  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: Contact, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }
}

/** The count of a list of contacts, worked out only when asked for. */
@Resolver(() => ContactConnection)
export class ContactConnectionResolver {
  constructor(private readonly service: ContactService) {}

  @FieldResolver(() => Int, { description: "How many contacts the filter finds in all." })
  async totalCount(@Root() connection: ContactConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.service.count(viewer.ownerId, connection.filter);
  }
}
