import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { AddressService } from "./address.service.js";

/** A suggested address. */
@ObjectType({ description: "An address that you may mean.", simpleResolvers: true })
export class AddressSuggestion {
  @Field(() => String, { description: "The address, as it would be written into one line." })
  description!: string;
}

/** Suggestions of addresses. */
@Resolver()
export class AddressResolver {
  constructor(private readonly service: AddressService) {}

  @Query(() => [AddressSuggestion], {
    description:
      "Addresses that begin with a text: first your own, then places. Empty for fewer than three characters.",
  })
  async addressSuggestions(
    @Ctx() { viewer }: Context,
    @Arg("text", () => String, { description: "What was typed so far, at most 500 characters." }) text: string,
    @Arg("first", () => Int, { defaultValue: 8, description: "How many at most, 1 to 200." }) first?: number,
    @Arg("language", () => String, {
      nullable: true,
      description: "The language to name countries in, as a tag such as de; absent: en.",
    })
    language?: string,
  ): Promise<AddressSuggestion[]> {
    const found = await this.service.suggest(viewer.ownerId, { text, first, language });
    return found.map((description) => ({ description }));
  }
}
