import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { Company } from "../company/company.entity.js";
import type { Context } from "../graphql/context.js";
import { readAhead } from "../graphql/read-ahead.js";
import type { OwnedEntity } from "../database/owned.entity.js";
import type { Connection } from "../database/page.js";
import { RecordKind } from "../platform/record-kind.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import { RecordStatistics, RecordType } from "../record/record.types.js";
import { Contact } from "./contact.entity.js";
import { ContactIdInput, CreateContactInput, UpdateContactInput } from "./contact.input.js";
import type { ContactService } from "./contact.service.js";
import { ContactChange, ContactConnection, ContactListArgs, type ContactWhere } from "./contact.types.js";

/** Contacts. */
@Resolver(() => Contact)
export class ContactResolver {
  constructor(private readonly service: ContactService) {}

  @Query(() => ContactConnection, { description: "Your contacts, by last and first name." })
  async contacts(
    @Ctx() { viewer }: Context,
    @Args(() => ContactListArgs) args: ListArgs<ContactWhere>,
  ): Promise<Connection<Contact>> {
    return this.service.list(viewer.ownerId, args);
  }

  @Query(() => Contact, { nullable: true, description: "One of your contacts; null when there is none with that id." })
  async contact(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The contact." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Contact | null> {
    readAhead(info, context, id);
    return this.service.findOrNull(context.viewer.ownerId, id);
  }

  @Query(() => RecordStatistics, { description: "The counts of contacts, by type." })
  async contactStatistics(@Ctx() { viewer }: Context): Promise<RecordStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [RecordType], {
    description: "The types of contacts to choose from: the built-in roles, then your own.",
  })
  async contactTypes(@Ctx() { viewer }: Context): Promise<RecordType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => ContactChange, { description: "Adds a contact." })
  async createContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateContactInput, { description: "The contact." }) input: CreateContactInput,
  ): Promise<RecordChanged<Contact>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => ContactChange, {
    description:
      "Adds yourself as a contact with the role Job Hunter, or restores that contact from the trash. Repeating it adds no second one.",
  })
  async createOwnContact(@Ctx() { viewer }: Context): Promise<RecordChanged<Contact>> {
    return this.service.createOwn(viewer.person);
  }

  @Mutation(() => ContactChange, { description: "Changes a contact." })
  async updateContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateContactInput, { description: "The changes." }) input: UpdateContactInput,
  ): Promise<RecordChanged<Contact>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Moves a contact to the trash." })
  async deleteContact(
    @Ctx() { viewer }: Context,
    @Arg("input", () => ContactIdInput, { description: "The contact." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }

  @FieldResolver(() => Company, { nullable: true, description: "The company they work at; null when none is linked." })
  async company(@Root() { companyId: id }: Contact, @Ctx() { loaders }: Context): Promise<OwnedEntity | null> {
    return id === null ? null : loaders.record.load({ kind: RecordKind.COMPANY, id });
  }
}
