import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

/** A browser in which the person is signed in. */
@ObjectType({ description: "A browser in which you are signed in.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The id; give it to `endSession`." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Such as `Firefox on Linux`; null when it did not name itself." })
  browser!: string | null;

  @Field(() => Date, { description: "When you signed in there." })
  signedInAt!: Date;

  @Field(() => Date, { description: "When it last renewed its access, which a browser in use does every ten minutes." })
  lastActiveAt!: Date;

  @Field(() => Boolean, { description: "True for the session of this request." })
  isCurrent!: boolean;
}

@InputType({ description: "A session, by its id." })
export class SessionIdInput {
  @Field(() => ID, { description: "The session." })
  id!: string;
}

@ObjectType({ description: "The result of ending sessions.", simpleResolvers: true })
export class EndedSessions {
  @Field(() => Int, { description: "How many sessions have ended." })
  count!: number;
}
