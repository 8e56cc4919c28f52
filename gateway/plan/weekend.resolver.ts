import { FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { PersonDays } from "../jobhunt/person-days.js";
import { Person } from "../person/person.entity.js";
import { weekendOf } from "./working-days.js";

/** The weekend of a person. */
@Resolver(() => Person)
export class WeekendResolver {
  constructor(private readonly days: PersonDays) {}

  @FieldResolver(() => [Int], {
    description: "The days of the week without work in the region of your time zone, 1 for Monday to 7 for Sunday.",
  })
  async weekend(@Root() { id }: Person): Promise<number[]> {
    return [...weekendOf(await this.days.timeZone(id))].sort();
  }
}
