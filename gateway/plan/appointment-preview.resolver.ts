import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { AppointmentPreviewInput } from "./appointment-preview.input.js";
import type { AppointmentPreviewService } from "./appointment-preview.service.js";
import { AppointmentPreview } from "./appointment-preview.types.js";

/** What an appointment would change. */
@Resolver(() => AppointmentPreview)
export class AppointmentPreviewResolver {
  constructor(private readonly service: AppointmentPreviewService) {}

  @Query(() => AppointmentPreview, { description: "What an appointment would change in the plan, before it is saved." })
  async appointmentPreview(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AppointmentPreviewInput, { description: "The appointment as it would be." })
    input: AppointmentPreviewInput,
  ): Promise<AppointmentPreview> {
    return this.service.preview(viewer.ownerId, input);
  }
}
