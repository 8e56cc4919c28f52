import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { RecordKind } from "../platform/record-kind.js";
import { FIND_JOB_HUNTS_MAX } from "../../schema/limits.js";
import type { FindJobHuntsService } from "./find-job-hunts.service.js";
import { FoundJobHunt, SearchHit } from "./search.payloads.js";
import { SEARCHED_KINDS } from "./search-statements.js";
import type { SearchService } from "./search.service.js";

/** The search over what a person has, and that for the hunt of who calls. */
@Resolver()
export class SearchResolver {
  constructor(
    private readonly service: SearchService,
    private readonly jobHunts: FindJobHuntsService,
  ) {}

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
      description: `Only results of these kinds; absent: of all that are searched, ${SEARCHED_KINDS.join(", ")}. Any other is VALIDATION; an empty list finds nothing.`,
    })
    kinds?: RecordKind[] | null,
  ): Promise<SearchHit[]> {
    return this.service.find(viewer.ownerId, { text, first, kinds });
  }

  @Query(() => [FoundJobHunt], {
    description:
      "Hunts by who may be calling: the beginnings of words in their name, job title, employer and people, or at least the last four digits of a telephone number; open hunts first.",
  })
  async findJobHunts(
    @Ctx() { viewer }: Context,
    @Arg("text", () => String, { description: "The words, or the digits, at most 200 characters." }) text: string,
    @Arg("first", () => Int, { defaultValue: FIND_JOB_HUNTS_MAX.usual, description: "How many at most, 1 to 50." })
    first: number,
  ): Promise<FoundJobHunt[]> {
    return this.jobHunts.find(viewer.ownerId, { text, first });
  }
}
