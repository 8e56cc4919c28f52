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
}

/** The result of a change of password. */
@ObjectType({ description: "The result of a change of your password.", simpleResolvers: true })
export class ChangedPassword {
  @Field(() => Int, { description: "In how many other browsers you were signed out by it." })
  endedSessions!: number;
}
