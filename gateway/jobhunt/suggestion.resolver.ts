import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import type { SuggestionService } from "./suggestion.service.js";
import { Suggestion } from "./suggestion.js";

/** Suggestions for hunts. */
@Resolver(() => Suggestion)
export class SuggestionResolver {
  constructor(private readonly service: SuggestionService) {}

  @Query(() => [Suggestion], {
    description: "Suggestions for a hunt, the most urgent first; empty if it has ended or does not exist.",
  })
  async jobHuntSuggestions(
    @Ctx() { viewer }: Context,
    @Arg("jobHuntId", () => ID, { description: "The hunt." }) jobHuntId: string,
  ): Promise<Suggestion[]> {
    return this.service.find(viewer.ownerId, jobHuntId);
  }
}
