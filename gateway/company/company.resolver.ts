import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { DIRECTION, SortDirection } from "../database/sort.js";
import { Deleted } from "../deleted.js";
import { CompanyType } from "./company-type.js";
import { Company } from "./company.entity.js";
import { CompanyIdInput, CreateCompanyInput, UpdateCompanyInput } from "./company.input.js";
import { CompanyChange, CompanyConnection } from "./company.payloads.js";
import type { CompanyChanged, CompanyService } from "./company.service.js";
import { CompanySort } from "./company.sort.js";
import { CompanyStatistics } from "./company.statistics.js";

/** Companies. */
@Resolver(() => Company)
export class CompanyResolver {
  constructor(private readonly service: CompanyService) {}

  @Query(() => CompanyConnection, { description: "Your companies, by name." })
  async companies(
    @Ctx() { viewer }: Context,
    @Arg("filter", () => String, { nullable: true, description: "Only companies with this text in their name." })
    filter?: string,
    @Arg("type", () => String, { nullable: true, description: "Only companies of this kind." }) type?: string,
    @Arg("sort", () => CompanySort, { defaultValue: CompanySort.NAME, description: "What to sort by." })
    sort?: CompanySort,
    @Arg("direction", () => SortDirection, { nullable: true, description: DIRECTION }) direction?: SortDirection,
    @Arg("first", () => Int, { defaultValue: 50, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("after", () => String, { nullable: true, description: "The `endCursor` of the page before." }) after?: string,
  ): Promise<CompanyConnection> {
    const args = { filter, type, sort, direction, first, after };
    return { ...(await this.service.list(viewer.ownerId, args)), filter: args };
  }

  @Query(() => Company, { nullable: true, description: "One of your companies; null when there is none with that id." })
  async company(
    @Ctx() { viewer }: Context,
    @Arg("id", () => ID, { description: "The company." }) id: string,
  ): Promise<Company | null> {
    return this.service.findOrNull(viewer.ownerId, id);
  }

  @Query(() => CompanyStatistics, { description: "The figures beside the list of companies." })
  async companyStatistics(@Ctx() { viewer }: Context): Promise<CompanyStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [CompanyType], {
    description: "The kinds of companies to choose from: the built-in ones, then your own.",
  })
  async companyTypes(@Ctx() { viewer }: Context): Promise<CompanyType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => CompanyChange, { description: "Adds a company." })
  async createCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateCompanyInput, { description: "The company." }) input: CreateCompanyInput,
  ): Promise<CompanyChanged> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => CompanyChange, { description: "Changes a company." })
  async updateCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateCompanyInput, { description: "The changes." }) input: UpdateCompanyInput,
  ): Promise<CompanyChanged> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Puts a company into the bin." })
  async deleteCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CompanyIdInput, { description: "The company." }) input: CompanyIdInput,
  ): Promise<Deleted> {
    return { id: input.id, logEntryId: await this.service.remove(viewer.ownerId, input.id) };
  }

  @FieldResolver(() => Int, { description: "How many notes hang on it." })
  async noteCount(@Root() { noteGuid }: Company, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.noteCount.load(noteGuid);
  }
}

/** The count of a list of companies, worked out only when asked for. */
@Resolver(() => CompanyConnection)
export class CompanyConnectionResolver {
  constructor(private readonly service: CompanyService) {}

  @FieldResolver(() => Int, { description: "How many companies the filter finds in all." })
  async totalCount(@Root() connection: CompanyConnection, @Ctx() { viewer }: Context): Promise<number> {
    return this.service.count(viewer.ownerId, connection.filter);
  }
}
