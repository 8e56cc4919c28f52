import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { PASSKEYS_MAX } from "../../../schema/limits.js";
import type { Context } from "../../graphql/context.js";
import {
  AddedPasskey,
  AddPasskeyInput,
  ConfirmedIdentity,
  ConfirmIdentityInput,
  NewRecoveryCodes,
  OneTimeCodeInput,
  OneTimeCodeSetup,
  PasskeyCeremony,
  PasskeyIdInput,
  RemovedPasskey,
  SecondFactors,
  TurnedOffOneTimeCodes,
} from "./factor.payloads.js";
import type { FactorService } from "./factor.service.js";

/** Passkeys, one-time codes and recovery codes of the person, and proofs of identity. */
@Resolver()
export class FactorResolver {
  constructor(private readonly service: FactorService) {}

  @Query(() => SecondFactors, {
    nullable: true,
    description: "Your second factors; null with an external identity provider.",
  })
  async secondFactors(@Ctx() { viewer }: Context): Promise<SecondFactors | null> {
    return this.service.list(viewer);
  }

  @Mutation(() => PasskeyCeremony, {
    description: `Begins to register a passkey in this browser. VALIDATION if you have ${PASSKEYS_MAX} passkeys already. PROOF_REQUIRED if you last confirmed your identity more than ten minutes ago.`,
  })
  async beginPasskey(@Ctx() { viewer }: Context): Promise<PasskeyCeremony> {
    return this.service.beginPasskey(viewer);
  }

  @Mutation(() => AddedPasskey, {
    description: "Registers the passkey that your browser created. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async addPasskey(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AddPasskeyInput, {
      description: "The passkey's name, and your browser's answer to the options of `beginPasskey`.",
    })
    input: AddPasskeyInput,
  ): Promise<AddedPasskey> {
    return this.service.addPasskey(viewer, input);
  }

  @Mutation(() => RemovedPasskey, {
    description:
      "Removes a passkey; with the last second factor the recovery codes are removed too. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async removePasskey(
    @Ctx() { viewer }: Context,
    @Arg("input", () => PasskeyIdInput, { description: "The passkey." }) { id }: PasskeyIdInput,
  ): Promise<RemovedPasskey> {
    return this.service.removePasskey(viewer, id);
  }

  @Mutation(() => OneTimeCodeSetup, {
    description:
      "Creates the secret of one-time codes (TOTP), which `turnOnOneTimeCodes` enables with a first code. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async beginOneTimeCodes(@Ctx() { viewer }: Context): Promise<OneTimeCodeSetup> {
    return this.service.beginOneTimeCodes(viewer);
  }

  @Mutation(() => NewRecoveryCodes, {
    description: "Enables one-time codes with a first code. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async turnOnOneTimeCodes(
    @Ctx() { viewer }: Context,
    @Arg("input", () => OneTimeCodeInput, { description: "The first code." }) { code }: OneTimeCodeInput,
  ): Promise<NewRecoveryCodes> {
    return this.service.turnOnOneTimeCodes(viewer, code);
  }

  @Mutation(() => TurnedOffOneTimeCodes, {
    description:
      "Disables one-time codes and deletes their secret; with the last second factor the recovery codes are removed too. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async turnOffOneTimeCodes(@Ctx() { viewer }: Context): Promise<TurnedOffOneTimeCodes> {
    return this.service.turnOffOneTimeCodes(viewer);
  }

  @Mutation(() => NewRecoveryCodes, {
    description:
      "Creates ten new recovery codes, which replace the existing ones. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async renewRecoveryCodes(@Ctx() { viewer }: Context): Promise<NewRecoveryCodes> {
    return this.service.renewRecoveryCodes(viewer);
  }

  @Mutation(() => PasskeyCeremony, {
    description:
      "Begins to confirm your identity with a passkey; pass the response of the browser to `confirmIdentity`.",
  })
  async beginConfirmation(@Ctx() { viewer }: Context): Promise<PasskeyCeremony> {
    return this.service.beginConfirmation(viewer);
  }

  @Mutation(() => ConfirmedIdentity, {
    description: "Confirms your identity after PROOF_REQUIRED, for ten minutes and this session.",
  })
  async confirmIdentity(
    @Ctx() { viewer, address }: Context,
    @Arg("input", () => ConfirmIdentityInput, { description: "The proof." }) input: ConfirmIdentityInput,
  ): Promise<ConfirmedIdentity> {
    return this.service.confirm(viewer, { ...input, address });
  }
}
