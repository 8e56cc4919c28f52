import { Field, ID, InputType, Int } from "type-graphql";

/** A new ideal job. */
@InputType({ description: "A new ideal job." })
export class CreateIdealJobInput {
  @Field(() => ID, {
    nullable: true,
    description: "A UUID of your choice, so that a repeated request makes one; absent: the server chooses.",
  })
  id?: string | null;

  @Field(() => String, { description: "Its title, at most 200 characters; empty becomes 'New Ideal Job'." })
  name!: string;

  @Field(() => String, { nullable: true, description: "What it is like, in Markdown, at most 20,000 characters." })
  description?: string | null;
}

/** Changes of an ideal job; what is absent stays, null clears. */
@InputType({ description: "Changes of an ideal job; what is absent stays, null clears." })
export class UpdateIdealJobInput {
  @Field(() => ID, { description: "The ideal job." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Its title, at most 200 characters; null or empty leaves it." })
  name?: string | null;

  @Field(() => String, { nullable: true, description: "What it is like, in Markdown, at most 20,000 characters." })
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version you saw; when it is no longer that one, the answer is CONFLICT.",
  })
  version?: number | null;
}

/** An ideal job, by its id. */
@InputType({ description: "An ideal job, by its id." })
export class IdealJobIdInput {
  @Field(() => ID, { description: "The ideal job." })
  id!: string;
}

/** An ideal job and the hunt that is to follow it. */
@InputType({ description: "An ideal job and the hunt that is to follow it." })
export class LinkIdealJobInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;

  @Field(() => ID, { description: "The ideal job." })
  idealJobId!: string;
}

/** A hunt that is to follow no ideal job any more. */
@InputType({ description: "A hunt that is to follow no ideal job any more." })
export class UnlinkIdealJobInput {
  @Field(() => ID, { description: "The hunt." })
  jobHuntId!: string;
}
