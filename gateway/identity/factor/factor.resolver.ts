import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
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
    description: "Your second factors; null when you sign in at an outside identity provider.",
  })
  async secondFactors(@Ctx() { viewer }: Context): Promise<SecondFactors | null> {
    return this.service.list(viewer);
  }

  @Mutation(() => PasskeyCeremony, {
    description:
      "Begins to make a passkey in this browser. PROOF_REQUIRED when you last proved who you are over ten minutes ago.",
  })
  async beginPasskey(@Ctx() { viewer }: Context): Promise<PasskeyCeremony> {
    return this.service.beginPasskey(viewer);
  }

  @Mutation(() => AddedPasskey, {
    description: "Stores the passkey that your browser has made. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async addPasskey(
    @Ctx() { viewer }: Context,
    @Arg("input", () => AddPasskeyInput, {
      description:
        "Removes a passkey; with the last second factor the recovery codes are removed too. PROOF_REQUIRED as for `beginPasskey`.",
    })
    input: AddPasskeyInput,
  ): Promise<AddedPasskey> {
    return this.service.addPasskey(viewer, input);
  }

  @Mutation(() => RemovedPasskey, {
    description:
      "Refuses a passkey from now on; the last second factor takes the recovery codes with it. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async removePasskey(
    @Ctx() { viewer }: Context,
    @Arg("input", () => PasskeyIdInput, { description: "The passkey." }) { id }: PasskeyIdInput,
  ): Promise<RemovedPasskey> {
    return this.service.removePasskey(viewer, id);
  }

  @Mutation(() => OneTimeCodeSetup, {
    description:
      "Makes the secret of one-time codes (TOTP); they are on once `turnOnOneTimeCodes` was given one of them. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async beginOneTimeCodes(@Ctx() { viewer }: Context): Promise<OneTimeCodeSetup> {
    return this.service.beginOneTimeCodes(viewer);
  }

  @Mutation(() => NewRecoveryCodes, {
    description: "Turns one-time codes on, with a first code. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async turnOnOneTimeCodes(
    @Ctx() { viewer }: Context,
    @Arg("input", () => OneTimeCodeInput, { description: "The first code." }) { code }: OneTimeCodeInput,
  ): Promise<NewRecoveryCodes> {
    return this.service.turnOnOneTimeCodes(viewer, code);
  }

  @Mutation(() => TurnedOffOneTimeCodes, {
    description:
      "Turns one-time codes off and deletes their secret; with the last second factor the recovery codes are removed too. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async turnOffOneTimeCodes(@Ctx() { viewer }: Context): Promise<TurnedOffOneTimeCodes> {
    return this.service.turnOffOneTimeCodes(viewer);
  }

  @Mutation(() => NewRecoveryCodes, {
    description: "Makes ten recovery codes in place of those you have. PROOF_REQUIRED as for `beginPasskey`.",
  })
  async renewRecoveryCodes(@Ctx() { viewer }: Context): Promise<NewRecoveryCodes> {
    return this.service.renewRecoveryCodes(viewer);
  }

  @Mutation(() => PasskeyCeremony, {
    description: "Begins to prove with a passkey that it is you; `confirmIdentity` takes the answer.",
  })
  async beginConfirmation(@Ctx() { viewer }: Context): Promise<PasskeyCeremony> {
    return this.service.beginConfirmation(viewer);
  }

  @Mutation(() => ConfirmedIdentity, {
    description: "Proves that it is you, after PROOF_REQUIRED. It counts for ten minutes and this sign-in.",
  })
  async confirmIdentity(
    @Ctx() { viewer, address }: Context,
    @Arg("input", () => ConfirmIdentityInput, { description: "The proof." }) input: ConfirmIdentityInput,
  ): Promise<ConfirmedIdentity> {
    return this.service.confirm(viewer, { ...input, address });
  }
}
