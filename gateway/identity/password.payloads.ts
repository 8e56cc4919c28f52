import { Field, InputType, Int, ObjectType } from "type-graphql";

/** A change of the own password. */
@InputType({ description: "A change of your password." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password you sign in with now." })
  currentPassword!: string;

  @Field(() => String, {
    description: "The new one: 8 to 200 characters, none of the most common ones, not your name or e-mail address.",
  })
  newPassword!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: your access tokens go on. Absent, null or false: all of them are revoked.",
  })
  keepsAccessTokens?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True: the secret address of your calendar goes on. Absent, null or false: it is revoked.",
  })
  keepsCalendarAddress?: boolean | null;
}

/** The result of a change of password. */
@ObjectType({ description: "The result of a change of your password.", simpleResolvers: true })
export class ChangedPassword {
  @Field(() => Int, { description: "In how many other browsers you were signed out by it." })
  endedSessions!: number;

  @Field(() => Int, { description: "How many access tokens were revoked by it; those that had expired do not count." })
  endedAccessTokens!: number;

  @Field(() => Int, { description: "How many calendar addresses were revoked by it: 1, or 0 when there was none." })
  endedCalendarAddresses!: number;
}
