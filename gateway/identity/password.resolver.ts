import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../graphql/context.js";
import { ChangedPassword, ChangePasswordInput } from "./password.payloads.js";
import type { PasswordService } from "./password.service.js";

/** The password with which the person signs in. */
@Resolver()
export class PasswordResolver {
  constructor(private readonly service: PasswordService) {}

  @Mutation(() => ChangedPassword, {
    description:
      "Changes your password and ends all sessions except this one, all access tokens and the calendar address, unless the input keeps those. FORBIDDEN with an external identity provider.",
  })
  async changePassword(
    @Ctx() { viewer, address }: Context,
    @Arg("input", () => ChangePasswordInput, { description: "Both passwords, and what goes on." })
    input: ChangePasswordInput,
  ): Promise<ChangedPassword> {
    return this.service.change(viewer, { ...input, address });
  }
}
