import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { readAhead } from "../graphql/read-ahead.js";
import type { Connection } from "../database/page.js";
import { Deleted, type RecordChanged, type RecordId } from "../record/change-of.js";
import type { ListArgs } from "../record/list-args.js";
import { RecordStatistics, RecordType } from "../record/record.types.js";
import { Company } from "./company.entity.js";
import { CompanyIdInput, CreateCompanyInput, UpdateCompanyInput } from "./company.input.js";
import type { CompanyService } from "./company.service.js";
import { CompanyChange, CompanyConnection, CompanyListArgs, type CompanyWhere } from "./company.types.js";

/** Companies. */
@Resolver(() => Company)
export class CompanyResolver {
  constructor(private readonly service: CompanyService) {}

  @Query(() => CompanyConnection, { description: "Your companies, by name." })
  async companies(
    @Ctx() { viewer }: Context,
    @Args(() => CompanyListArgs) args: ListArgs<CompanyWhere>,
  ): Promise<Connection<Company>> {
    return this.service.list(viewer.ownerId, args);
  }

  @Query(() => Company, { nullable: true, description: "One of your companies; null when there is none with that id." })
  async company(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The company." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Company | null> {
    readAhead(info, context, id);
    return this.service.findOrNull(context.viewer.ownerId, id);
  }

  @Query(() => RecordStatistics, { description: "The counts of companies, by type." })
  async companyStatistics(@Ctx() { viewer }: Context): Promise<RecordStatistics> {
    return this.service.statistics(viewer.ownerId);
  }

  @Query(() => [RecordType], {
    description: "The types of companies to choose from: the built-in ones, then your own.",
  })
  async companyTypes(@Ctx() { viewer }: Context): Promise<RecordType[]> {
    return this.service.types(viewer.ownerId);
  }

  @Mutation(() => CompanyChange, { description: "Adds a company." })
  async createCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CreateCompanyInput, { description: "The company." }) input: CreateCompanyInput,
  ): Promise<RecordChanged<Company>> {
    return this.service.create(viewer.ownerId, input);
  }

  @Mutation(() => CompanyChange, { description: "Changes a company." })
  async updateCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateCompanyInput, { description: "The changes." }) input: UpdateCompanyInput,
  ): Promise<RecordChanged<Company>> {
    return this.service.update(viewer.ownerId, input);
  }

  @Mutation(() => Deleted, { description: "Moves a company to the trash." })
  async deleteCompany(
    @Ctx() { viewer }: Context,
    @Arg("input", () => CompanyIdInput, { description: "The company." }) { id }: RecordId,
  ): Promise<Deleted> {
    return this.service.remove(viewer.ownerId, id);
  }
}
