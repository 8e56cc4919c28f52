import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { RecordKind } from "../platform/record-kind.js";
import { SearchHit } from "./search.payloads.js";
import type { SearchService } from "./search.service.js";

/** The search over everything that a person has. */
@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query(() => [SearchHit], {
    description:
      "Your records with words that begin with the given ones, ignoring case and accents: first those with the text in the name, then the last changed.",
  })
  async search(
    @Ctx() { viewer }: Context,
    @Arg("text", () => String, {
      description: "Words or their beginnings, at most 200 characters; without any, nothing is found.",
    })
    text: string,
    @Arg("first", () => Int, { defaultValue: 20, description: "How many at most, 1 to 50." }) first?: number,
    @Arg("kinds", () => [RecordKind], {
      nullable: true,
      description:
        "Only results of these kinds; absent: of every kind. LINK and PAUSE are refused: they have no words.",
    })
    kinds?: RecordKind[] | null,
  ): Promise<SearchHit[]> {
    return this.service.find(viewer.ownerId, { text, first, kinds });
  }
}
