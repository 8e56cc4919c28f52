import { FieldResolver, Resolver } from "type-graphql";
import { Person } from "../identity/person.entity.js";
import type { CaptureService } from "./capture.service.js";

/** Whether adverts can be read by a model here. */
@Resolver(() => Person)
export class ModelResolver {
  constructor(private readonly service: CaptureService) {}

  @FieldResolver(() => Boolean, { description: "True where an AI model is set up to read adverts." })
  hasModel(): boolean {
    return this.service.hasModel;
  }
}
