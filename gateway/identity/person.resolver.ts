import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { Person, type IntroducedPerson } from "../person/person.entity.js";
import { UpdateViewerInput } from "./person.input.js";
import { ViewerChange } from "./person.payloads.js";
import type { PersonSettingsService } from "./person-settings.service.js";

/** The signed-in person. */
@Resolver(() => Person)
export class PersonResolver {
  constructor(private readonly settings: PersonSettingsService) {}

  @Query(() => Person, { description: "You, with the profile of the identity provider, and your settings." })
  viewer(@Ctx() { viewer }: Context): IntroducedPerson {
    return viewer.person;
  }

  @Mutation(() => ViewerChange, { description: "Changes your settings. A person must be signed in to do it." })
  async updateViewer(
    @Ctx() { viewer }: Context,
    @Arg("input", () => UpdateViewerInput, { description: "The settings." }) input: UpdateViewerInput,
  ): Promise<ViewerChange> {
    return { viewer: viewer.person, logEntryId: await this.settings.update(viewer.ownerId, input) };
  }

  @FieldResolver(() => ID, { description: "The id, under the name that other tools use for it." })
  guid(@Root() { id }: Person): string {
    return id;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Your time zone by its IANA name such as `Europe/Berlin`; null until your browser or you set it, and UTC counts then.",
  })
  async timeZone(@Root() { id }: Person): Promise<string | null> {
    return this.settings.timeZone(id);
  }
}
