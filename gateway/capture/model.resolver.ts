import { FieldResolver, Resolver, Root } from "type-graphql";
import { Person } from "../person/person.entity.js";
import type { CaptureService } from "./capture.service.js";

/** Resolves whether a model is set up to read adverts. */
@Resolver(() => Person)
export class ModelResolver {
  constructor(private readonly service: CaptureService) {}

  @FieldResolver(() => Boolean, { description: "True where an AI model is set up to read your adverts." })
  hasModel(@Root() person: Person): boolean {
    return this.service.hasModelFor(person);
  }
}
