import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.js";
import { Person } from "./person.entity.js";

/** Who is signed in. */
@Resolver(() => Person)
export class PersonResolver {
  @Query(() => Person, { description: "You, as the identity provider introduced you." })
  viewer(@Ctx() { viewer }: Context): Person {
    return viewer.person;
  }
}
